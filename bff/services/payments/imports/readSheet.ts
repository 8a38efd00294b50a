import type { FileSheet } from '#bff/core/fileInspector.ts';
import { paymentImportTexts as texts } from '#bff/text/money/paymentImport.ts';
import { columnLetters } from '#rules/tables/places.ts';
import {
  type ColumnPlaces,
  headingFor,
  IMPORT_COLUMNS,
  type ImportColumn,
  NEEDED,
  plainWord,
} from './columns.ts';
import { faultsByRow } from './sheetFaults.ts';

/** A row with content: its place in the sheet, counted from 1, and its cells by column. */
export type SheetRow = {
  readonly line: number;
  readonly cells: ReadonlyMap<ImportColumn, string>;
  /** What keeps a cell from being read, in words. */
  readonly faults: ReadonlyMap<ImportColumn, string>;
};

export type SheetReading = {
  readonly rows: readonly SheetRow[];
  readonly places: ColumnPlaces;
  /** What is wrong with the sheet as a whole: then there are no rows. */
  readonly problems: readonly string[];
  /** What was read, or left out, beyond what the spreadsheet shows. */
  readonly notes: readonly string[];
  /** Headings that say nothing here. */
  readonly ignored: readonly string[];
};

/** What is taken over in one go, headings and what stands above them not counted. */
export const MAX_IMPORT_ROWS = 5000;

type Headings = ReadonlyMap<string, ImportColumn>;

const headingsOf = (columns: readonly ImportColumn[]): Headings =>
  new Map(
    columns.flatMap((column) =>
      texts.headings[column].map((heading) => [plainWord(heading), column] as const),
    ),
  );

const SUMS: ReadonlySet<string> = new Set(texts.sums);

/** So many known words make a row of headings: a title above them has fewer. */
const MIN_HEADINGS = 3;
/** A letterhead above the headings is no longer than this. */
const MAX_ABOVE = 20;

const columnsOf = (row: readonly string[], known: Headings): (ImportColumn | undefined)[] =>
  row.map((cell) => known.get(plainWord(cell)));

const headingAt = ({ rows }: FileSheet, known: Headings): number =>
  rows
    .slice(0, MAX_ABOVE)
    .findIndex(
      (row) => columnsOf(row, known).filter((column) => column !== undefined).length >= MIN_HEADINGS,
    );

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

const none = (...problems: readonly string[]): SheetReading => ({
  rows: [],
  places: new Map(),
  problems,
  notes: [],
  ignored: [],
});

/** What lies out of sight is read too, and said. */
const hiddenNotes = (sheet: FileSheet, places: ColumnPlaces, rows: readonly SheetRow[]): string[] => {
  const columns = [...places].filter(([, place]) => sheet.hiddenColumns.includes(place));
  const names = columns.map(([column, place]) => texts.perColumn(columnLetters(place), headingFor(column)));
  const hidden = new Set(sheet.hiddenRows);
  const count = rows.filter(({ line }) => hidden.has(line - 1)).length;
  return [
    ...(names.length > 0 ? [texts.hiddenColumns(names)] : []),
    ...(count > 0 ? [texts.hiddenRows(count)] : []),
  ];
};

const readRows = (sheet: FileSheet, at: number, places: ColumnPlaces): SheetRow[] => {
  const faults = faultsByRow(sheet, at, places);
  return sheet.rows.slice(at + 1).flatMap((row, index): SheetRow[] => {
    if (isEmpty(row) || isSum(row)) return [];
    const cells = new Map([...places].map(([column, place]) => [column, row[place] ?? ''] as const));
    return [{ line: at + index + 2, cells, faults: faults.get(at + index + 1) ?? new Map() }];
  });
};

/** The rows below the headings; empty rows and sums are left out, the columns may stand in any order. */
const readSheet = (sheet: FileSheet, known: Headings): SheetReading => {
  const at = headingAt(sheet, known);
  const headings = sheet.rows[at];
  if (headings === undefined) return none(texts.noHeadings);
  const columns = columnsOf(headings, known);
  const problems = headingProblems(columns);
  if (problems.length > 0) return none(...problems);
  const places = new Map(
    columns.flatMap((column, place) => (column === undefined ? [] : [[column, place] as const])),
  );
  const rows = readRows(sheet, at, places);
  if (sheet.isTooLong || rows.length > MAX_IMPORT_ROWS) return none(texts.tooLong(MAX_IMPORT_ROWS));
  if (rows.length === 0) return none(texts.noRows);
  const ignored = headings.filter((cell, place) => cell.trim() !== '' && columns[place] === undefined);
  return { rows, places, problems: [], notes: hiddenNotes(sheet, places, rows), ignored };
};

/**
 * The one sheet of a workbook that has the headings; with two of them it is not for us to choose.
 * @param columns those that say something here
 */
export const readTable = (
  sheets: readonly FileSheet[],
  columns: readonly ImportColumn[] = IMPORT_COLUMNS,
): SheetReading => {
  const known = headingsOf(columns);
  const [first, ...more] = sheets.filter((sheet) => headingAt(sheet, known) !== -1);
  if (first === undefined) return none(texts.noHeadings);
  if (more.length > 0) return none(texts.manySheets([first, ...more].map(({ name }) => name ?? '')));
  const reading = readSheet(first, known);
  const isOneOfSome = sheets.length > 1 && first.name !== null && reading.problems.length === 0;
  return isOneOfSome ? { ...reading, notes: [texts.sheetRead(first.name), ...reading.notes] } : reading;
};

/** Copied cells as a sheet. */
export const pastedSheet = (rows: readonly (readonly string[])[]): FileSheet => ({
  name: null,
  rows,
  isTooLong: false,
  faults: [],
  merged: [],
  hiddenRows: [],
  hiddenColumns: [],
});
