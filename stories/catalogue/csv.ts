/** Excel of a Japanese machine reads UTF-8 only with this mark in front. */
const BYTE_ORDER_MARK = '\uFEFF';

const cellOf = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as a CSV file that a spreadsheet opens as it is. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
