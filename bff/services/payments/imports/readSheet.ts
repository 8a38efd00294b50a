import { paymentImportTexts as texts } from '#bff/text/money/paymentImport.ts';
import { headingFor, IMPORT_COLUMNS, type ImportColumn, NEEDED, plainWord } from './columns.ts';

/** Cells as texts, row by row, as they were copied. */
export type Sheet = readonly (readonly string[])[];

/** A row with content: its place in the sheet, counted from 1, and its cells by column. */
export type SheetRow = { readonly line: number; readonly cells: ReadonlyMap<ImportColumn, string> };

export type SheetReading = {
  readonly rows: readonly SheetRow[];
  /** What is wrong with the sheet as a whole: then there are no rows. */
  readonly problems: readonly string[];
  /** Headings that say nothing here. */
  readonly ignored: readonly string[];
};

const KNOWN: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    texts.headings[column].map((heading) => [plainWord(heading), column] as const),
  ),
);

const SUMS: ReadonlySet<string> = new Set(texts.sums);

/** So many known words make a row of headings: a title above them has fewer. */
const MIN_HEADINGS = 3;
/** A letterhead above the headings is no longer than this. */
const MAX_ABOVE = 20;

const columnsOf = (row: readonly string[]): (ImportColumn | undefined)[] =>
  row.map((cell) => KNOWN.get(plainWord(cell)));

const isHeading = (row: readonly string[]): boolean =>
  columnsOf(row).filter((column) => column !== undefined).length >= MIN_HEADINGS;

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

const isSum = (row: readonly string[]): boolean => {
  const first = row.find((cell) => cell.trim() !== '');
  return first !== undefined && SUMS.has(plainWord(first));
};

const headingProblems = (columns: readonly (ImportColumn | undefined)[]): string[] => {
  const known = columns.filter((column) => column !== undefined);
  const twice = known.filter((column, index) => known.indexOf(column) !== index);
  const isUpdate = known.includes('number');
  const missing = isUpdate ? [] : NEEDED.filter((column) => !known.includes(column));
  return [
    ...twice.map((column) => texts.twice(headingFor(column))),
    ...missing.map((column) => texts.columnMissing(headingFor(column))),
  ];
};

const none = (problems: readonly string[]): SheetReading => ({ rows: [], problems, ignored: [] });

/** The rows below the headings; empty rows and sums are left out, the columns may stand in any order. */
export const readSheet = (sheet: Sheet): SheetReading => {
  const at = sheet.slice(0, MAX_ABOVE).findIndex(isHeading);
  const headings = sheet[at];
  if (headings === undefined) return none([texts.noHeadings]);
  const columns = columnsOf(headings);
  const problems = headingProblems(columns);
  if (problems.length > 0) return none(problems);
  const rows = sheet.slice(at + 1).flatMap((row, index): SheetRow[] => {
    if (isEmpty(row) || isSum(row)) return [];
    const cells = columns.flatMap((column, place): [ImportColumn, string][] =>
      column === undefined ? [] : [[column, row[place] ?? '']],
    );
    return [{ line: at + index + 2, cells: new Map(cells) }];
  });
  if (rows.length === 0) return none([texts.noRows]);
  const ignored = headings.filter((cell, place) => cell.trim() !== '' && columns[place] === undefined);
  return { rows, problems: [], ignored };
};
