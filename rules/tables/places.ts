const LETTERS = 26;

/** How spreadsheets call a column: A for 0, Z for 25, AA for 26. */
export const columnLetters = (column: number): string =>
  (column < LETTERS ? '' : columnLetters(Math.floor(column / LETTERS) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));

/** A cell as spreadsheets call it; row and column count from 0: F12 for row 11, column 5. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

export type Place = { readonly row: number; readonly column: number };

const CELL = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** Row and column, counted from 0, of a cell's name; null for anything else. */
export const placeOf = (name: string): Place | null => {
  const [, letters, row] = CELL.exec(name) ?? [];
  if (letters === undefined || row === undefined || Number(row) < 1) return null;
  const column = [...letters].reduce(
    (value, letter) => value * LETTERS + letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1,
    0,
  );
  return { row: Number(row) - 1, column: column - 1 };
};
