import { guardedText } from '#rules/tables/formulaGuard.ts';
import { formatInstant } from './formatInstant.service.ts';
import { shiftJisOf } from './shiftJis.service.ts';
import type { ExportTable, ExportValue } from './table.service.ts';

/** By this mark Excel knows that a CSV file is UTF-8. */
const MARK = '\uFEFF';

const textOf = (value: ExportValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return formatInstant(value);
  return guardedText(value);
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const lineOf = (values: readonly ExportValue[]): string =>
  `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`;

async function* linesOf<Row>({ columns, rows }: ExportTable<Row>): AsyncGenerator<string> {
  yield lineOf(columns.map(({ heading }) => heading));
  for await (const row of rows) yield lineOf(columns.map(({ cellOf }) => cellOf(row)));
}

/** A list as CSV (UTF-8 with its mark, RFC 4180), line by line. */
export async function* csvOf<Row>(table: ExportTable<Row>): AsyncGenerator<string> {
  yield MARK;
  yield* linesOf(table);
}

/** The same in Windows-31J; letters that it lacks are 〓. */
export async function* shiftJisCsvOf<Row>(table: ExportTable<Row>): AsyncGenerator<Buffer> {
  for await (const line of linesOf(table)) yield shiftJisOf(line);
}
