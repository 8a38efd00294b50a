import { posix } from 'node:path';
import { mainPartListener, RELATIONS_PART } from '../inspect/mainPart.ts';
import { type CellWords, createTextRuns } from './cellText.ts';
import type { Package } from './xmlPart.ts';

/** A sheet that the workbook shows, and where it lies in the file. */
export type SheetPart = { readonly name: string; readonly part: string };

const USUAL_WORKBOOK = 'xl/workbook.xml';

/** Formats that Excel has without saying them; 27 to 36 and 50 to 58 are the Japanese ones. */
const DAY_FORMATS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** What a format says besides its letters: words in quotes, escaped letters, [$-411], [Red], exponents, 標準 (G/標準 in Japan). */
const WORDS = /"[^"]*"|\\.|\[[^[\]]*\]|e[+-]|general|g\/\u6A19\u6E96/gi;

/** ggge"年"m"月"d"日" shows a day; h:mm and #,##0 do not. */
const isDayFormat = (code: string): boolean => /[ydge]/i.test(code.replace(WORDS, ''));

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Whatever its writer calls it: workbook2.xml. */
const findWorkbook = async ({ read }: Package): Promise<string> => {
  let workbook = USUAL_WORKBOOK;
  await read(
    RELATIONS_PART,
    mainPartListener((part) => {
      workbook = part;
    }),
  );
  return workbook;
};

/** Targets of the workbook's relationships, by id and by the end of their type. */
const readRelations = async ({ read }: Package, workbook: string) => {
  const folder = posix.dirname(workbook);
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  await read(`${folder}/_rels/${posix.basename(workbook)}.rels`, {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      byId.set(Id, part);
      byType.set(posix.basename(Type), part);
    },
  });
  return { byId, byType, folder };
};

const readShared = async ({ read }: Package, part: string): Promise<string[]> => {
  const shared: string[] = [];
  const runs = createTextRuns();
  await read(part, {
    open: runs.open,
    text: runs.text,
    close: (name) => {
      runs.close(name);
      if (name === 'si') shared.push(runs.take());
    },
  });
  return shared;
};

const readDayStyles = async ({ read }: Package, part: string): Promise<Set<number>> => {
  const formats = new Set(DAY_FORMATS);
  const styles = new Set<number>();
  let index = -1;
  let isInCells = false;
  await read(part, {
    open: (name, attributes) => {
      if (name === 'numFmt' && isDayFormat(attributes.formatCode ?? ''))
        formats.add(Number(attributes.numFmtId));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      index += 1;
      if (formats.has(Number(attributes.numFmtId))) styles.add(index);
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
};

const DAY_ZERO_1900 = '1899-12-30';
const DAY_ZERO_1904 = '1904-01-01';

const attributeNamed = (attributes: Readonly<Record<string, string>>, local: string): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(`:${local}`))?.[1] ?? '';

/** The sheets that a workbook shows, and what their cells refer to. @throws Error when it cannot be read */
export const readWorkbookParts = async (
  parts: Package,
): Promise<{ readonly sheets: readonly SheetPart[]; readonly words: CellWords }> => {
  const workbook = await findWorkbook(parts);
  const { byId, byType, folder } = await readRelations(parts, workbook);
  const sheets: SheetPart[] = [];
  let dayZero = DAY_ZERO_1900;
  await parts.read(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr' && isTrue(attributes.date1904)) dayZero = DAY_ZERO_1904;
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const part = byId.get(attributeNamed(attributes, 'id'));
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  const shared = await readShared(parts, byType.get('sharedStrings') ?? `${folder}/sharedStrings.xml`);
  const dayStyles = await readDayStyles(parts, byType.get('styles') ?? `${folder}/styles.xml`);
  return { sheets, words: { shared, dayStyles, dayZero } };
};
