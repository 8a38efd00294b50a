import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import {
  type ComparedColumn,
  type Condition,
  idDirectionOf,
  type KeysetPart,
  readParts,
  wholeOf,
} from './keyset.ts';
import { countedRows, type Page, type PageRequest, pageOf, type SortKey } from './paging.ts';
import { queryRows } from './queryRows.ts';

/** What the columns of the sort keys are in the statement, by their names in the schema; `id` among them. */
export type SqlColumns = { readonly id: Prisma.Sql; readonly [column: string]: Prisma.Sql };

/** Filter, order and size of one page, for WHERE, ORDER BY and LIMIT. */
type SqlKeyset = { readonly where: Prisma.Sql; readonly orderBy: Prisma.Sql; readonly take: number };

const columnOf = (columns: SqlColumns, { column }: ComparedColumn): Prisma.Sql => {
  const found = columns[column];
  if (found === undefined) throw new Error(`the statement does not say what ${column} is`);
  return found;
};

const OPERATORS = {
  '=': Prisma.sql`=`,
  '>': Prisma.sql`>`,
  '<': Prisma.sql`<`,
  '>=': Prisma.sql`>=`,
  '<=': Prisma.sql`<=`,
  null: Prisma.sql`IS NULL`,
  'not null': Prisma.sql`IS NOT NULL`,
} as const;

const joined = (
  conditions: readonly Condition[],
  word: ' AND ' | ' OR ',
  columns: SqlColumns,
): Prisma.Sql => {
  const each = conditions.map((condition) => sqlWhere(condition, columns));
  return each.length === 1 && each[0] !== undefined ? each[0] : Prisma.sql`(${Prisma.join(each, word)})`;
};

const sqlWhere = (condition: Condition, columns: SqlColumns): Prisma.Sql => {
  if ('all' in condition) return joined(condition.all, ' AND ', columns);
  if ('any' in condition) return joined(condition.any, ' OR ', columns);
  const column = columnOf(columns, condition.of);
  return 'value' in condition
    ? Prisma.sql`${column} ${OPERATORS[condition.is]} ${condition.value}`
    : Prisma.sql`${column} ${OPERATORS[condition.is]}`;
};

const DIRECTIONS = { asc: Prisma.sql`ASC`, desc: Prisma.sql`DESC` } as const;

const orderOf = (
  column: Prisma.Sql,
  { direction, nulls }: Pick<SortKey, 'direction' | 'nulls'>,
): Prisma.Sql => {
  const order = Prisma.sql`${column} ${DIRECTIONS[direction]}`;
  if (nulls === undefined) return order;
  return nulls === 'first' ? Prisma.sql`${order} NULLS FIRST` : Prisma.sql`${order} NULLS LAST`;
};

const sqlKeyset = ({ where, keys }: KeysetPart, columns: SqlColumns, take: number): SqlKeyset => {
  const order = keys.map((key) => orderOf(columnOf(columns, key), key));
  return {
    where: where.length === 0 ? Prisma.sql`TRUE` : joined(where, ' AND ', columns),
    orderBy: Prisma.join([...order, orderOf(columns.id, { direction: idDirectionOf(keys) })]),
    take,
  };
};

/**
 * A page in one statement, for lists that are short enough to be read whole (`readSqlPage` begins at the position).
 * One row more than the page holds is read.
 */
export const sqlKeysetOf = (request: PageRequest, columns: SqlColumns): SqlKeyset =>
  sqlKeyset(wholeOf(request), columns, request.limit + 1);

type SqlList<Row> = {
  readonly columns: SqlColumns;
  /** Must combine the keyset's `where` with the list's filter by AND and use its order and size. */
  readonly find: (keyset: SqlKeyset) => Promise<Row[]>;
  /** Counts by the filter alone. */
  readonly count: () => Promise<number>;
};

/** Reads one page of a list in SQL and counts the whole list. */
export const readSqlPage = async <Row extends { readonly id: number }>(
  request: PageRequest,
  { columns, find, count }: SqlList<Row>,
): Promise<Page<Row>> => {
  const [rows, total] = await Promise.all([
    readParts(request, (part, take) => find(sqlKeyset(part, columns, take))),
    countedRows(request, count),
  ]);
  return pageOf(request, rows, total);
};

/** @param source FROM … WHERE … */
export const countRows = async (db: Db, source: Prisma.Sql): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(db, Prisma.sql`SELECT count(*)::int AS count ${source}`);
  return row?.count ?? 0;
};

/** A column with one of these numbers; a single one as an equation, with which an index keeps its order. */
export const oneOf = (column: Prisma.Sql, values: readonly number[]): Prisma.Sql =>
  values.length === 1
    ? Prisma.sql`${column} = ${values[0]}`
    : Prisma.sql`${column} = ANY(${[...values]}::int[])`;
