import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF. */
export type ReadPdf = {
  /** The letters of each page, without what stands between its lines. */
  readonly pages: readonly string[];
  readonly text: string;
  /** Where its letters stand, line by line, in points from the left. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly width: number }[];
  readonly title: string;
  readonly language: string;
  /** Roles of its structure, in the order of reading. */
  readonly roles: readonly string[];
};

type Node = { readonly role?: string; readonly children?: readonly unknown[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const rolesIn = (node: unknown): string[] =>
  isNode(node)
    ? [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesIn)]
    : [];

const textIn = (items: readonly object[]): string =>
  items.map((item) => ('str' in item ? String(item.str) : '')).join('');

const lineIn = (item: object): ReadPdf['lines'][number][] =>
  'str' in item && 'transform' in item && Array.isArray(item.transform) && 'width' in item
    ? [{ text: String(item.str), x: Number(item.transform[4]), width: Number(item.width) }]
    : [];

/** Reads a PDF as readers do. @throws when it is none, or asks for a font that is not embedded in it */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const lines: ReadPdf['lines'][number][] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(textIn(items));
    lines.push(...items.flatMap(lineIn));
    roles.push(...rolesIn(await page.getStructTree()));
    await assertEmbedded(page);
  }
  const { info } = await document.getMetadata();
  const facts: { readonly [name: string]: unknown } = { ...info };
  await document.destroy();
  const [title, language] = [String(facts.Title), String(facts.Language)];
  return { pages, text: pages.join(''), lines, title, language, roles };
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** Every font that letters are set in comes with the file. */
const assertEmbedded = async (page: Page): Promise<void> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.setFont) continue;
    const font = page.commonObjs.get(argsArray[index][0]);
    if (font.missingFile !== false) throw new Error(`${font.name} is not embedded`);
  }
};
