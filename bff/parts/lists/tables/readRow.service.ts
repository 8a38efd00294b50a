import type { CellReader, CellReading } from './cellReaders.service.ts';
import type { TableRow } from './tableShape.service.ts';
import { tableTexts as texts } from './tables.words.ts';

/** What is wrong in a cell, or in a row as a whole (null). */
export type RowMessage<Column extends string> = { readonly column: Column | null; readonly text: string };

type Value = Extract<CellReading, { readonly problem?: undefined }>['value'];

/** What the cells of a row say, by their columns, and what of them cannot be read. */
export type RowReading<Column extends string> = {
  readonly input: { readonly [column in Column]?: Value };
  readonly messages: readonly RowMessage<Column>[];
};

export type RowReaders<Column extends string> = {
  readonly readers: Readonly<Record<Column, CellReader>>;
  /** Empty cells of these are wrong. */
  readonly needed: readonly Column[];
  /** An empty cell takes away what stands there; of the other columns it says nothing. */
  readonly emptied: readonly Column[];
};

/** A row of a table by its columns. */
export const readRow = <Column extends string>(
  { cells, faults }: TableRow<Column>,
  { readers, needed, emptied }: RowReaders<Column>,
): RowReading<Column> => {
  const messages: RowMessage<Column>[] = [];
  const input: { [column in Column]?: Value } = {};
  for (const [column, cell] of cells) {
    const fault = faults.get(column);
    if (fault !== undefined) {
      messages.push({ column, text: fault });
    } else if (cell.trim() === '') {
      if (needed.includes(column)) messages.push({ column, text: texts.required });
      if (emptied.includes(column)) input[column] = null;
    } else {
      const reading = readers[column](cell);
      if (reading.problem === undefined) input[column] = reading.value;
      else messages.push({ column, text: reading.problem });
    }
  }
  return { input, messages };
};
