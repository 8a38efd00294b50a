import type { FileSheet } from '#bff/core/fileInspector.ts';
import { tableTexts } from '#bff/parts/lists/tables/tables.words.ts';
import { readFigure } from '#rules/figure.ts';
import { digitsOf, tidyText, toHalfWidth } from '#rules/text.ts';
import {
  amountFault,
  bulkHeadings,
  hiddenRowsRead,
  bulkMessages as messages,
  tooManyRows,
} from './bulk.words.ts';
import { MAX_ROWS } from './bulkLimits.service.ts';

/** A row of a table with codes: what it says, and what of it cannot be read. */
export type CodeRow = {
  /** Counted from 1, as the file does. */
  readonly line: number;
  readonly code: string;
  /** Yen; null: what was applied for. */
  readonly amount: number | null;
  readonly conditions: string | null;
  readonly fault: string | null;
};

export type CodeTable =
  | { readonly problem: string }
  | { readonly problem: null; readonly rows: readonly CodeRow[]; readonly notes: readonly string[] };

type Column = keyof typeof bulkHeadings;

const COLUMNS = Object.keys(bulkHeadings) as readonly Column[];

/** A letterhead above the headings is no longer than this. */
const MAX_ABOVE = 20;
/** As many notes as anybody reads. */
const MAX_NOTES = 20;

const plainWord = (cell: string): string => toHalfWidth(cell).replaceAll(/\s/g, '');

const KNOWN: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => bulkHeadings[column].map((heading) => [plainWord(heading), column] as const)),
);

const columnOf = (cell: string): Column | undefined => KNOWN.get(plainWord(cell));

const headingAt = ({ rows }: FileSheet): number =>
  rows.slice(0, MAX_ABOVE).findIndex((row) => row.some((cell) => columnOf(cell) === 'code'));

/** Codes are typed in any width, and spreadsheets cut the zeros in front. */
const codeOf = (cell: string): string => {
  const digits = digitsOf(cell);
  return /^\d{1,8}$/.test(digits) ? digits.padStart(4, '0') : tidyText(cell).slice(0, 40);
};

/** Whole yen as people type them; null where nothing stands, undefined for what is no amount. */
const amountOf = (cell: string): number | null | undefined => {
  if (cell.trim() === '') return null;
  const amount = readFigure(cell);
  return amount !== null && Number.isInteger(amount) && amount > 0 ? amount : undefined;
};

type Places = { readonly [column in Column]?: number };

const rowAt = (row: readonly string[], line: number, places: Places): CodeRow[] => {
  if (row.every((cell) => cell.trim() === '')) return [];
  const cell = (column: Column): string => {
    const place = places[column];
    return place === undefined ? '' : (row[place] ?? '');
  };
  const code = codeOf(cell('code'));
  const amount = amountOf(cell('amount'));
  const unread = amount === undefined ? amountFault(cell('amount')) : null;
  const fault = code === '' ? messages.noCode : unread;
  const conditions = tidyText(cell('conditions')).slice(0, 1000) || null;
  return [{ line, code, amount: amount ?? null, conditions, fault }];
};

const rowsBelow = ({ rows }: FileSheet, at: number, places: Places): CodeRow[] =>
  rows.slice(at + 1).flatMap((row, index) => rowAt(row, at + index + 2, places));

const read = (sheet: FileSheet, at: number): CodeTable => {
  const headings = sheet.rows[at] ?? [];
  const columns = headings.map(columnOf);
  const known = columns.filter((column) => column !== undefined);
  if (new Set(known).size < known.length) return { problem: messages.twice };
  const places: Places = Object.fromEntries(
    columns.flatMap((column, place) => (column ? [[column, place]] : [])),
  );
  const rows = rowsBelow(sheet, at, places);
  const ignored = headings.filter((heading, place) => heading.trim() !== '' && columns[place] === undefined);
  const hidden = sheet.hiddenRows.length;
  const notes = [...(hidden > 0 ? [hiddenRowsRead(hidden)] : []), ...ignored.map(tableTexts.ignored)];
  return checked(sheet, rows, notes);
};

const checked = (sheet: FileSheet, rows: readonly CodeRow[], notes: readonly string[]): CodeTable => {
  if (sheet.isTooLong || rows.length > MAX_ROWS) return { problem: tooManyRows(MAX_ROWS) };
  if (rows.length === 0) return { problem: messages.noRows };
  return { problem: null, rows, notes: notes.slice(0, MAX_NOTES) };
};

/** Without headings only one column says what it is. */
const isPlainList = ({ rows }: FileSheet): boolean =>
  rows.every((row) => row.slice(1).every((cell) => cell.trim() === ''));

/**
 * The codes of the one sheet that has a heading for them, or of a list without headings.
 * @returns what is wrong with the table as a whole, in words
 */
export const readCodes = (sheets: readonly FileSheet[]): CodeTable => {
  const [first, ...more] = sheets.filter((sheet) => headingAt(sheet) !== -1);
  if (more.length > 0) return { problem: messages.manySheets };
  if (first !== undefined) return read(first, headingAt(first));
  const [only, ...others] = sheets;
  if (only === undefined || others.length > 0 || !isPlainList(only)) return { problem: messages.codeColumn };
  return checked(only, rowsBelow(only, -1, { code: 0 }), []);
};
