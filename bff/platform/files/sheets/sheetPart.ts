import type { CellFault, FileSheet, MergedCells } from '#bff/core/fileInspector.ts';
import { placeOf } from '#rules/tables/places.ts';
import { type CellWords, cellText, createTextRuns } from './cellText.ts';
import { sheetBounds } from './sheetBounds.ts';
import { createSheetRows } from './sheetRows.ts';
import type { XmlListener } from './xmlPart.ts';

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

const mergedOf = (name: string): MergedCells[] => {
  const [first = '', last = first] = name.split(':');
  const [from, to] = [placeOf(first), placeOf(last)];
  if (from === null || to === null) return [];
  return [{ name, top: from.row, left: from.column, bottom: to.row, right: to.column }];
};

/** The columns from `min` to `max`, counted from 1 as the file does, as far as they are looked at. */
const columnsOf = ({ min = '1', max = min }: Readonly<Record<string, string>>): number[] => {
  const from = Number(min) - 1;
  const until = Math.min(Number(max), sheetBounds.columns);
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
};

type OpenCell = {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
};

/** Where the reading is. */
type State = {
  row: number;
  column: number;
  cell: OpenCell | undefined;
  value: string[];
  isValue: boolean;
  hasFormula: boolean;
};

const begin = (state: State, attributes: Readonly<Record<string, string>>): void => {
  const { row, column } = placeOf(attributes.r ?? '') ?? { row: state.row, column: state.column + 1 };
  state.column = column;
  state.cell = { row, column, type: attributes.t ?? 'n', style: Number(attributes.s ?? -1) };
  state.value = [];
  state.hasFormula = false;
};

type Kept = {
  readonly rows: ReturnType<typeof createSheetRows>;
  readonly faults: CellFault[];
  readonly merged: MergedCells[];
  readonly hiddenRows: number[];
  readonly hiddenColumns: number[];
};

const finish = (state: State, kept: Kept, words: CellWords, inline: string): void => {
  const { cell, hasFormula } = state;
  state.cell = undefined;
  if (cell === undefined || cell.column >= sheetBounds.columns) return;
  const value = cell.type === 'inlineStr' ? inline : state.value.join('');
  const { row, column } = cell;
  const hasNoResult = hasFormula && value === '' && cell.type !== 'str';
  const isFault = cell.type === 'e' || hasNoResult;
  if (isFault && kept.faults.length < sheetBounds.faults)
    kept.faults.push({ row, column, kind: hasNoResult ? 'formula' : 'error' });
  // A cell that says nothing still makes its row one with content: the row must not be left out in silence.
  kept.rows.put(row, column, hasNoResult ? '=' : cellText({ ...cell, value }, words));
};

const openers = (
  state: State,
  kept: Kept,
): Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> => ({
  col: (attributes) => {
    if (isTrue(attributes.hidden)) kept.hiddenColumns.push(...columnsOf(attributes));
  },
  row: ({ r, hidden }) => {
    state.row = r === undefined ? state.row + 1 : Number(r) - 1;
    state.column = -1;
    if (isTrue(hidden)) kept.hiddenRows.push(state.row);
  },
  c: (attributes) => begin(state, attributes),
  v: () => {
    state.isValue = true;
  },
  f: () => {
    state.hasFormula = true;
  },
  mergeCell: ({ ref = '' }) => {
    if (kept.merged.length < sheetBounds.merged) kept.merged.push(...mergedOf(ref));
  },
});

/** Hears a worksheet part and gathers what stands in it. */
export const createSheetReader = (
  name: string,
  words: CellWords,
): { readonly listener: XmlListener; readonly sheet: () => FileSheet } => {
  const state: State = {
    row: -1,
    column: -1,
    cell: undefined,
    value: [],
    isValue: false,
    hasFormula: false,
  };
  const kept: Kept = { rows: createSheetRows(), faults: [], merged: [], hiddenRows: [], hiddenColumns: [] };
  const on = openers(state, kept);
  const inline = createTextRuns();
  return {
    listener: {
      open: (tag, attributes) => {
        inline.open(tag);
        on[tag]?.(attributes);
      },
      text: (text) => {
        if (state.isValue) state.value.push(text);
        if (state.cell !== undefined) inline.text(text);
      },
      isDone: () => kept.rows.isTooLong() || state.row >= sheetBounds.lastRow,
      close: (tag) => {
        inline.close(tag);
        if (tag === 'v') state.isValue = false;
        if (tag === 'c') finish(state, kept, words, inline.take());
      },
    },
    sheet: () => ({
      name,
      rows: kept.rows.rows,
      isTooLong: kept.rows.isTooLong(),
      faults: kept.faults,
      merged: kept.merged,
      hiddenRows: kept.hiddenRows.filter(kept.rows.has),
      hiddenColumns: kept.hiddenColumns,
    }),
  };
};
