import { headingFor, type ImportColumn, paymentImportTexts as texts } from '#bff/modules/sections/index.ts';
import { cellFault } from '#bff/parts/lists/tables/cellFault.service.ts';
import type { ColumnPlaces } from '#bff/parts/lists/tables/tableShape.service.ts';
import { cellName } from '#rules/tables/places.ts';
import type { PlannedRow, RowMessage } from './planImport.service.ts';

/** How messages name a cell: as the file does (F12), or by row and heading where cells were only copied. */
export type Naming = { readonly places: ColumnPlaces<ImportColumn>; readonly isFile: boolean };

const headingOf = (column: ImportColumn | null): string =>
  column === null ? texts.wholeRow : headingFor(column);

const cellOf = ({ places, isFile }: Naming, line: number, column: ImportColumn | null): string | null => {
  const place = column === null || !isFile ? undefined : places.get(column);
  return place === undefined ? null : cellName(line - 1, place);
};

const messageView = (naming: Naming, { line, cells }: PlannedRow, { column, text }: RowMessage) => {
  const [heading, cell] = [headingOf(column), cellOf(naming, line, column)];
  const read = column === null ? '' : (cells.get(column) ?? '');
  return { column: heading, cell, message: cellFault({ line, cell }, { heading, read }, text) };
};

/** What becomes of a row, as the contract says it. */
export const rowView = (row: PlannedRow, naming: Naming) => {
  const { line, cells, outcome, messages } = row;
  const cell = (column: ImportColumn): string | null => cells.get(column)?.trim().slice(0, 200) || null;
  const deal = 'deal' in row ? row.deal : 'after' in row ? row.after : 'before' in row ? row.before : null;
  return {
    line,
    outcome,
    number: deal?.number ?? null,
    description: deal?.description ?? cell('description'),
    payee: deal?.payee ?? cell('payee'),
    amountTaxIncluded: deal?.amountTaxIncluded ?? null,
    changedColumns: 'changed' in row ? row.changed.map(headingOf) : [],
    messages: messages.map((message) => messageView(naming, row, message)),
  };
};
