import { cellFault } from '#bff/parts/lists/tables/cellFault.service.ts';
import type { RowMessage } from '#bff/parts/lists/tables/readRow.service.ts';
import {
  type ColumnPlaces,
  headingIn,
  type TableRow,
  type TableShape,
} from '#bff/parts/lists/tables/tableShape.service.ts';
import { cellName } from '#rules/tables/places.ts';
import { importTexts as texts } from './imports.words.ts';

/** How the rows of a table are named: by its cells (F12), or by lines and headings where cells were only copied. */
export type Naming<Column extends string> = {
  readonly table: TableShape<Column>;
  readonly places: ColumnPlaces<Column>;
  readonly isFile: boolean;
  /** What a message says that is of no column. */
  readonly wholeRow: string;
};

/** As the contract has a row's message. */
const MAX_LETTERS = 1000;
/** What is left for saying that there is more. */
const ROOM = 30;

const lineOf = <Column extends string>(
  { table, places, isFile, wholeRow }: Naming<Column>,
  { line, cells }: TableRow<Column>,
  { column, text }: RowMessage<Column>,
): string => {
  const place = column === null ? undefined : places.get(column);
  const cell = isFile && place !== undefined ? cellName(line - 1, place) : null;
  const heading = column === null ? wholeRow : headingIn(table, column);
  const read = column === null ? '' : (cells.get(column) ?? '');
  return cellFault({ line, cell }, { heading, read }, text);
};

/** What is wrong with a row, a line for each cell; what does not fit is counted. */
export const faultText = <Column extends string>(
  naming: Naming<Column>,
  row: TableRow<Column>,
  messages: readonly RowMessage<Column>[],
): string => {
  const lines = messages.map((message) => lineOf(naming, row, message).slice(0, MAX_LETTERS - ROOM));
  let [kept, length] = [0, 0];
  for (const { length: letters } of lines) {
    length += letters + 1;
    if (length > MAX_LETTERS - ROOM) break;
    kept += 1;
  }
  const rest = lines.length - kept;
  return [...lines.slice(0, kept), ...(rest > 0 ? [texts.moreFaults(rest)] : [])].join('\n');
};
