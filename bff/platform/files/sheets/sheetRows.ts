import { sheetBounds } from './sheetBounds.ts';

/** Collects the rows of a sheet at their places; once they are too many it keeps no more of them. */
export const createSheetRows = () => {
  const rows: string[][] = [];
  const filled = new Set<number>();
  let isTooLong = false;
  const put = (row: number, column: number, text: string): void => {
    if (column >= sheetBounds.columns || text.trim() === '' || isTooLong) return;
    filled.add(row);
    isTooLong = filled.size > sheetBounds.rows || row >= sheetBounds.lastRow;
    if (isTooLong) return;
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text.slice(0, sheetBounds.cell);
  };
  return { put, rows, has: (row: number) => filled.has(row), isTooLong: () => isTooLong };
};

export type SheetRows = ReturnType<typeof createSheetRows>;
