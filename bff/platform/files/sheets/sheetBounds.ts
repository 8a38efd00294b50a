/** What is read of one sheet; beyond it nobody has written a table by hand. */
export const sheetBounds = {
  /** Rows with content, headings and what stands above them included. */
  rows: 5050,
  /** The last row that is looked at: a format that goes down to the end of the sheet is no content. */
  lastRow: 50_000,
  columns: 100,
  /** Letters of a cell; what is longer is too long for every column. */
  cell: 1000,
  sheets: 20,
  merged: 2000,
  faults: 2000,
} as const;
