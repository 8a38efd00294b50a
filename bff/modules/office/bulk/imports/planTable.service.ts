import type { FileSheet } from '#bff/core/fileInspector.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type RowMessage,
  type RowReaders,
  type RowReading,
  readRow,
} from '#bff/parts/lists/tables/readRow.service.ts';
import { readTable } from '#bff/parts/lists/tables/readTable.service.ts';
import { headingIn, type TableRow, type TableShape } from '#bff/parts/lists/tables/tableShape.service.ts';
import { tableTexts } from '#bff/parts/lists/tables/tables.words.ts';
import type { NewBulkRow } from '../bulkRows.data.ts';
import { NOTHING } from '../noRow.service.ts';
import { unable, type Verdict } from '../verdict.service.ts';
import { faultText, type Naming } from './rowFaults.service.ts';

export type PlannedTable =
  | { readonly problem: string }
  | { readonly problem: null; readonly rows: readonly NewBulkRow[]; readonly notes: readonly string[] };

export type PlanTable = (
  scope: Scope,
  sheets: readonly FileSheet[],
  isFile: boolean,
) => Promise<PlannedTable>;

/** A row with what its cells say. */
export type ReadRow<Column extends string, Input> = {
  readonly row: TableRow<Column>;
  readonly input: Input;
} & Pick<RowReading<Column>, 'messages'>;

/** What would become of a row, and what is kept for doing it. */
export type Planned = {
  readonly verdict: Verdict;
} & Partial<Pick<NewBulkRow, 'corporationId' | 'corporationUserId' | 'targetVersion' | 'input' | 'before'>>;

/** How the rows of a kind of table are planned, by what the database has of the records that they name. */
export type RowPlans<Column extends string, Input, Known> = {
  readonly table: TableShape<Column>;
  readonly readers: RowReaders<Column>;
  /** What a message says that is of no column. */
  readonly wholeRow: string;
  readonly knownOf: (rows: readonly ReadRow<Column, Input>[]) => Promise<Known>;
  /** The same record whatever a row names it by; null for one that nothing tells from others. */
  readonly keyOf: (known: Known, input: Input) => string | null;
  readonly doubled: (line: number) => string;
  /** What a row is called by. */
  readonly codeOf: (row: TableRow<Column>) => string | null;
  /** What is wrong with a row is refused with what its cells lack. */
  readonly planRow: (
    known: Known,
    row: ReadRow<Column, Input>,
    refused: (messages: readonly RowMessage<Column>[]) => Planned,
  ) => Planned;
};

const firstOfEach = <Column extends string>(messages: readonly RowMessage<Column>[]): RowMessage<Column>[] =>
  messages.filter(
    ({ column }, index) =>
      column === null || messages.findIndex((message) => message.column === column) === index,
  );

/** What a new record lacks: cells that are empty, and columns that the table does not have. */
export const lacking = <Column extends string, Input>(
  { row, input }: Pick<ReadRow<Column, Input>, 'row' | 'input'>,
  table: TableShape<Column>,
  needed: readonly (Column & keyof Input)[],
  absentText: (headings: readonly string[]) => string,
): RowMessage<Column>[] => {
  const missing = needed.filter((column) => input[column] === undefined);
  const absent = missing.filter((column) => !row.cells.has(column));
  const names = absent.map((column) => headingIn(table, column));
  return [
    ...missing
      .filter((column) => row.cells.has(column))
      .map((column) => ({ column, text: tableTexts.required })),
    ...(names.length > 0 ? [{ column: null, text: absentText(names) }] : []),
  ];
};

/** What would become of each row of a table; nothing is written. */
export const planTable = async <Column extends string, Input extends object, Known>(
  { table, readers, wholeRow, ...plans }: RowPlans<Column, Input, Known>,
  sheets: readonly FileSheet[],
  isFile: boolean,
): Promise<PlannedTable> => {
  const { rows: tableRows, places, problems, notes, ignored } = readTable(sheets, table);
  if (problems.length > 0) return { problem: problems.join('\n') };
  const rows = tableRows.map((row): ReadRow<Column, Input> => {
    const { input, messages } = readRow(row, readers);
    // The readers answer what each column holds.
    return { row, input: input as Input, messages };
  });
  const known = await plans.knownOf(rows);
  const naming: Naming<Column> = { table, places, isFile, wholeRow };
  const lines = new Map<string, number>();
  const planned = rows.map((row): NewBulkRow => {
    const { line } = row.row;
    const key = plans.keyOf(known, row.input);
    const first = key === null ? undefined : lines.get(key);
    if (key !== null && first === undefined) lines.set(key, line);
    const refused = (messages: readonly RowMessage<Column>[]): Planned => ({
      verdict: unable('cells', faultText(naming, row.row, firstOfEach(messages))),
    });
    const { verdict, ...plan } =
      first === undefined
        ? plans.planRow(known, row, refused)
        : { verdict: unable('doubled', plans.doubled(first)) };
    return { ...NOTHING, line, code: plans.codeOf(row.row)?.slice(0, 40) ?? null, ...plan, ...verdict };
  });
  return { problem: null, rows: planned, notes: [...notes, ...ignored.map(tableTexts.ignored)] };
};
