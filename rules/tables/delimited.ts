/** Cells as texts, row by row. */
export type DelimitedTable = string[][];

type State = { rows: DelimitedTable; row: string[]; cell: string; isQuoted: boolean };

const endCell = (state: State): void => {
  state.row.push(state.cell);
  state.cell = '';
};

const endRow = (state: State): void => {
  endCell(state);
  state.rows.push(state.row);
  state.row = [];
};

/** @returns how many letters were read */
const readQuoted = (state: State, text: string, at: number): number => {
  if (text[at] !== '"') {
    state.cell += text[at];
    return 1;
  }
  const isQuote = text[at + 1] === '"';
  if (isQuote) state.cell += '"';
  else state.isQuoted = false;
  return isQuote ? 2 : 1;
};

const readPlain = (state: State, letter: string, separator: string): void => {
  if (letter === '"' && state.cell === '') state.isQuoted = true;
  else if (letter === separator) endCell(state);
  else if (letter === '\n') endRow(state);
  else state.cell += letter;
};

/**
 * A range as a spreadsheet copies it, or a CSV file: cells between tabs, or between commas where there is no tab. A
 * cell with a line end or a quotation mark stands in quotation marks, where a quotation mark is written twice.
 */
export const readDelimited = (written: string): DelimitedTable => {
  const text = written
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (text === '') return [];
  const separator = text.includes('\t') ? '\t' : ',';
  const state: State = { rows: [], row: [], cell: '', isQuoted: false };
  let at = 0;
  while (at < text.length) {
    if (state.isQuoted) at += readQuoted(state, text, at);
    else {
      readPlain(state, text[at] ?? '', separator);
      at += 1;
    }
  }
  endRow(state);
  return state.rows;
};
