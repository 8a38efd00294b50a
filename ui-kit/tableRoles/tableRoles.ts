/**
 * The roles of table elements, said aloud. A row that becomes a card on a phone (`display: flex`) is no table
 * row to the browser any more; with its role it stays one to a screen reader.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The same for a table that is worked with keys: one row takes Tab, arrows lead to the others (ARIA grid pattern). */
export const gridRoles = {
  ...tableRoles,
  table: { role: 'grid' },
  cell: { role: 'gridcell' },
} as const;
