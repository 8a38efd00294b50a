import { guardedText } from '#rules/tables/formulaGuard.ts';
import { formatInstant } from './formatInstant.ts';
import type { ExportTable, ExportValue } from './table.ts';

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

/** A list as CSV (UTF-8 with its mark, RFC 4180), line by line. */
export async function* csvOf<Row>({ columns, rows }: ExportTable<Row>): AsyncGenerator<string> {
  yield MARK + lineOf(columns.map(({ heading }) => heading));
  for await (const row of rows) yield lineOf(columns.map(({ cellOf }) => cellOf(row)));
}
