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
  /** What its pictures are called for those who listen. */
  readonly alternatives: readonly string[];
  readonly pictures: readonly Picture[];
};

/** Where a picture stands, in points from the lower left corner of its page, which counts from 0. */
type Picture = {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly unknown[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const rolesIn = (node: unknown): string[] =>
  isNode(node)
    ? [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesIn)]
    : [];

const alternativesIn = (node: unknown): string[] =>
  isNode(node)
    ? [...(node.alt === undefined ? [] : [node.alt]), ...(node.children ?? []).flatMap(alternativesIn)]
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
  const alternatives: string[] = [];
  const pictures: Picture[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(textIn(items));
    lines.push(...items.flatMap(lineIn));
    const structure = await page.getStructTree();
    roles.push(...rolesIn(structure));
    alternatives.push(...alternativesIn(structure));
    pictures.push(...(await picturesOn(page)).map((picture) => ({ page: number - 1, ...picture })));
    await assertEmbedded(page);
  }
  const { info } = await document.getMetadata();
  const facts: { readonly [name: string]: unknown } = { ...info };
  await document.destroy();
  const [title, language] = [String(facts.Title), String(facts.Language)];
  return { pages, text: pages.join(''), lines, title, language, roles, alternatives, pictures };
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

/** The square of one point on a page, wherever it is drawn as a picture. */
const picturesOn = async (page: Page): Promise<Omit<Picture, 'page'>[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: Omit<Picture, 'page'>[] = [];
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save) kept.push(now);
    else if (operator === OPS.restore) now = kept.pop() ?? now;
    else if (operator === OPS.transform) now = times(now, argsArray[index]);
    else if (operator === OPS.paintImageXObject) {
      const [a, , , d, e, f] = now;
      pictures.push({ x: e, y: Math.min(f, f + d), width: Math.abs(a), height: Math.abs(d) });
    }
  }
  return pictures;
};

/** Every font that letters are set in comes with the file. */
const assertEmbedded = async (page: Page): Promise<void> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.setFont) continue;
    const font = page.commonObjs.get(argsArray[index][0]);
    if (font.missingFile !== false) throw new Error(`${font.name} is not embedded`);
  }
};
