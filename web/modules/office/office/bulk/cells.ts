/** What may be tried of pasted lines; the contract takes 50 more for heads and empty lines. */
export const MOST_LINES = 5000;

/** Pasted lines as cells: from a sheet they are parted by tabs, from a text by commas. Empty lines at the end are none. */
export const cellsOf = (pasted: string): string[][] =>
  pasted
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(line.includes('\t') ? '\t' : ',').map((cell) => cell.trim()))
    .filter((_, __, lines) => lines.length > 1 || lines[0]?.some((cell) => cell !== '') === true);
