import type { FileSheet } from '#bff/core/fileInspector.ts';
import { columnLetters } from '#rules/tables/places.ts';
import { plainWord } from './cellReaders.service.ts';
import { faultsByRow } from './sheetFaults.service.ts';
import {
  type ColumnPlaces,
  headingIn,
  type TableReading,
  type TableRow,
  type TableShape,
} from './tableShape.service.ts';
import { tableTexts as texts } from './tables.words.ts';

type Headings<Column extends string> = ReadonlyMap<string, Column>;

const headingsOf = <Column extends string>(shape: TableShape<Column>): Headings<Column> =>
  new Map(
    shape.columns.flatMap((column) =>
      shape.headingsOf(column).map((heading) => [plainWord(heading), column] as const),
    ),
  );

const SUMS: ReadonlySet<string> = new Set(texts.sums);

/** So many known words make a row of headings: a title above them has fewer. */
const MIN_HEADINGS = 3;
/** A letterhead above the headings is no longer than this. */
const MAX_ABOVE = 20;

const columnsOf = <Column extends string>(
  row: readonly string[],
  known: Headings<Column>,
): (Column | undefined)[] => row.map((cell) => known.get(plainWord(cell)));

const headingAt = <Column extends string>({ rows }: FileSheet, known: Headings<Column>): number =>
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

const headingProblems = <Column extends string>(
  shape: TableShape<Column>,
  columns: readonly (Column | undefined)[],
): string[] => {
  const known = columns.filter((column) => column !== undefined);
  const twice = known.filter((column, index) => known.indexOf(column) !== index);
  return [
    ...twice.map((column) => texts.twice(headingIn(shape, column))),
    ...shape.missingOf(known).map((column) => texts.columnMissing(headingIn(shape, column))),
  ];
};

const none = <Column extends string>(...problems: readonly string[]): TableReading<Column> => ({
  rows: [],
  places: new Map(),
  problems,
  notes: [],
  ignored: [],
});

/** What lies out of sight is read too, and said. */
const hiddenNotes = <Column extends string>(
  shape: TableShape<Column>,
  sheet: FileSheet,
  { places, rows }: Pick<TableReading<Column>, 'places' | 'rows'>,
): string[] => {
  const columns = [...places].filter(([, place]) => sheet.hiddenColumns.includes(place));
  const names = columns.map(([column, place]) =>
    texts.perColumn(columnLetters(place), headingIn(shape, column)),
  );
  const hidden = new Set(sheet.hiddenRows);
  const count = rows.filter(({ line }) => hidden.has(line - 1)).length;
  return [
    ...(names.length > 0 ? [texts.hiddenColumns(names)] : []),
    ...(count > 0 ? [texts.hiddenRows(count)] : []),
  ];
};

const readRows = <Column extends string>(
  sheet: FileSheet,
  at: number,
  places: ColumnPlaces<Column>,
): TableRow<Column>[] => {
  const faults = faultsByRow(sheet, at, places);
  return sheet.rows.slice(at + 1).flatMap((row, index): TableRow<Column>[] => {
    if (isEmpty(row) || isSum(row)) return [];
    const cells = new Map([...places].map(([column, place]) => [column, row[place] ?? ''] as const));
    return [{ line: at + index + 2, cells, faults: faults.get(at + index + 1) ?? new Map() }];
  });
};

/** The rows below the headings; empty rows and sums are left out, the columns may stand in any order. */
const readSheet = <Column extends string>(
  shape: TableShape<Column>,
  sheet: FileSheet,
  known: Headings<Column>,
): TableReading<Column> => {
  const { maxRows } = shape;
  const at = headingAt(sheet, known);
  const headings = sheet.rows[at];
  if (headings === undefined) return none(shape.texts.noHeadings);
  const columns = columnsOf(headings, known);
  const problems = headingProblems(shape, columns);
  if (problems.length > 0) return none(...problems);
  const places = new Map(
    columns.flatMap((column, place) => (column === undefined ? [] : [[column, place] as const])),
  );
  const rows = readRows(sheet, at, places);
  if (sheet.isTooLong || rows.length > maxRows) return none(shape.texts.tooLong(maxRows));
  if (rows.length === 0) return none(shape.texts.noRows);
  const ignored = headings.filter((cell, place) => cell.trim() !== '' && columns[place] === undefined);
  return { rows, places, problems: [], notes: hiddenNotes(shape, sheet, { places, rows }), ignored };
};

/** The one sheet of a workbook that has the headings of a shape; with two of them it is not for us to choose. */
export const readTable = <Column extends string>(
  sheets: readonly FileSheet[],
  shape: TableShape<Column>,
): TableReading<Column> => {
  const known = headingsOf(shape);
  const [first, ...more] = sheets.filter((sheet) => headingAt(sheet, known) !== -1);
  if (first === undefined) return none(shape.texts.noHeadings);
  if (more.length > 0) return none(shape.texts.manySheets([first, ...more].map(({ name }) => name ?? '')));
  const reading = readSheet(shape, first, known);
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
