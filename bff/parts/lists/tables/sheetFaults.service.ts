import type { CellFault, FileSheet, MergedCells } from '#bff/core/fileInspector.ts';
import type { ColumnPlaces } from './tableShape.service.ts';
import { tableTexts as texts } from './tables.words.ts';

const wordsOf = ({ kind, row, column }: CellFault, { rows }: FileSheet): string =>
  kind === 'formula' ? texts.formulaCell : texts.errorCell(rows[row]?.[column] ?? '');

/** The columns that merged cells cover in a row, but for the one cell that has their value. */
const covered = <Column extends string>(
  { top, left, right }: MergedCells,
  row: number,
  places: ColumnPlaces<Column>,
): Column[] =>
  [...places]
    .filter(([, place]) => place >= left && place <= right && !(row === top && place === left))
    .map(([column]) => column);

/**
 * What keeps cells below the headings from being read, by row (from 0) and column: merged cells, of which nobody can
 * say for which rows their value stands, errors, and formulas that were never worked out.
 */
export const faultsByRow = <Column extends string>(
  sheet: FileSheet,
  headingAt: number,
  places: ColumnPlaces<Column>,
): ReadonlyMap<number, ReadonlyMap<Column, string>> => {
  const faults = new Map<number, Map<Column, string>>();
  const add = (row: number, column: Column, words: string): void => {
    const ofRow = faults.get(row) ?? new Map<Column, string>();
    faults.set(row, ofRow.set(column, words));
  };
  for (const merged of sheet.merged) {
    const last = Math.min(merged.bottom, sheet.rows.length - 1);
    for (let row = Math.max(merged.top, headingAt + 1); row <= last; row += 1) {
      for (const column of covered(merged, row, places)) add(row, column, texts.merged(merged.name));
    }
  }
  const columnAt = new Map([...places].map(([column, place]) => [place, column]));
  for (const fault of sheet.faults) {
    const column = columnAt.get(fault.column);
    if (column !== undefined) add(fault.row, column, wordsOf(fault, sheet));
  }
  return faults;
};
