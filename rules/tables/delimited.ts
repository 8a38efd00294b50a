/** Cells as texts, row by row. */
export type DelimitedTable = string[][];

/** Where the reading is; `rows` holds the one that has just ended. */
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

function* rowsBy(separator: string, text: string): Generator<string[]> {
  const state: State = { rows: [], row: [], cell: '', isQuoted: false };
  let at = 0;
  while (at < text.length) {
    if (state.isQuoted) at += readQuoted(state, text, at);
    else {
      readPlain(state, text[at] ?? '', separator);
      at += 1;
    }
    const ended = state.rows.pop();
    if (ended !== undefined) yield ended;
  }
  endRow(state);
  yield* state.rows;
}

/** How many rows a separator parts into cells. */
const partedBy = (separator: string, text: string): number => {
  if (!text.includes(separator)) return 0;
  let parted = 0;
  for (const { length } of rowsBy(separator, text)) if (length > 1) parted += 1;
  return parted;
};

/** Tabs or commas, whichever part more of the rows: an address may hold a tab, and an amount commas. */
const separatorOf = (text: string): string => {
  const byTabs = partedBy('\t', text);
  return byTabs > 0 && byTabs >= partedBy(',', text) ? '\t' : ',';
};

/**
 * The rows, one after the other, of a range as a spreadsheet copies it, or of a CSV file. A cell with a line end or a
 * quotation mark stands in quotation marks, where a quotation mark is written twice. Empty rows at the end are none.
 */
export function* delimitedRows(written: string): Generator<string[]> {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  let empty = 0;
  for (const row of rowsBy(separatorOf(text), text)) {
    if (row.length === 1 && row[0] === '') {
      empty += 1;
      continue;
    }
    for (; empty > 0; empty -= 1) yield [''];
    yield row;
  }
}

/** All rows at once: of what a person has pasted. */
export const readDelimited = (written: string): DelimitedTable => [...delimitedRows(written)];
