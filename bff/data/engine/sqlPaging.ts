import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import {
  type CursorValue,
  countedRows,
  type Page,
  type PagePosition,
  type PageRequest,
  pageOf,
  type SortKey,
} from './paging.ts';
import { queryRows } from './queryRows.ts';

/*
 * The keyset of paging.ts for lists that are read in SQL: the same order, the same rows after a position.
 */

/** What the columns of the sort keys are in the statement, by their names in the schema; `id` among them. */
export type SqlColumns = { readonly id: Prisma.Sql; readonly [column: string]: Prisma.Sql };

/** Filter, order and size of one page, for WHERE, ORDER BY and LIMIT. */
type SqlKeyset = { readonly where: Prisma.Sql; readonly orderBy: Prisma.Sql; readonly take: number };

type Place = { readonly key: SortKey; readonly column: Prisma.Sql; readonly value: CursorValue };

const ASCENDING = Prisma.sql`ASC`;
const DESCENDING = Prisma.sql`DESC`;

const columnOf = (columns: SqlColumns, { column }: SortKey): Prisma.Sql => {
  const found = columns[column];
  if (found === undefined) throw new Error(`the statement does not say what ${column} is`);
  return found;
};

const same = (place: Place): Prisma.Sql =>
  place.value === null ? Prisma.sql`${place.column} IS NULL` : Prisma.sql`${place.column} = ${place.value}`;

const beyond = (direction: SortKey['direction']): Prisma.Sql =>
  direction === 'asc' ? Prisma.sql`>` : Prisma.sql`<`;

/** Rows after the value by this key alone; null when none can be. */
const further = (place: Place): Prisma.Sql | null => {
  const { key, column, value } = place;
  if (value === null) return key.nulls === 'first' ? Prisma.sql`${column} IS NOT NULL` : null;
  const after = Prisma.sql`${column} ${beyond(key.direction)} ${value}`;
  return key.nulls === 'last' ? Prisma.sql`(${after} OR ${column} IS NULL)` : after;
};

/** The first key alone as a range: redundant, but the database can begin its index scan there. */
const bound = (place: Place | undefined): Prisma.Sql[] =>
  place === undefined || place.value === null || place.key.nulls !== undefined
    ? []
    : [Prisma.sql`${place.column} ${beyond(place.key.direction)}= ${place.value}`];

const all = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`(${Prisma.join([...conditions], ' AND ')})`;

const afterPosition = (
  {
    keys,
    columns,
    idDirection,
  }: { keys: readonly SortKey[]; columns: SqlColumns; idDirection: SortKey['direction'] },
  { values, id }: PagePosition,
): Prisma.Sql => {
  const places = keys.map((key, index) => ({
    key,
    column: columnOf(columns, key),
    value: values[index] ?? null,
  }));
  const alternatives = places.flatMap((place, index) => {
    const condition = further(place);
    return condition === null ? [] : [all([...places.slice(0, index).map(same), condition])];
  });
  const sameValues = all([...places.map(same), Prisma.sql`${columns.id} ${beyond(idDirection)} ${id}`]);
  const next = Prisma.sql`(${Prisma.join([...alternatives, sameValues], ' OR ')})`;
  return all([...bound(places[0]), next]);
};

const orderOf = (
  column: Prisma.Sql,
  { direction, nulls }: Pick<SortKey, 'direction' | 'nulls'>,
): Prisma.Sql => {
  const order = Prisma.sql`${column} ${direction === 'asc' ? ASCENDING : DESCENDING}`;
  if (nulls === undefined) return order;
  return nulls === 'first' ? Prisma.sql`${order} NULLS FIRST` : Prisma.sql`${order} NULLS LAST`;
};

const withoutNulls = ({ column, type, direction }: SortKey): SortKey => ({ column, type, direction });

const wholeOrderOf = ({ keys }: Pick<PageRequest, 'keys'>, columns: SqlColumns): Prisma.Sql => {
  const order = keys.map((key) => orderOf(columnOf(columns, key), key));
  return Prisma.join([...order, orderOf(columns.id, { direction: keys.at(-1)?.direction ?? 'asc' })]);
};

type Part = Pick<SqlKeyset, 'where' | 'orderBy'>;

/**
 * The rows of a page, in parts that follow one another. Rows without a value come last and are a part of their own: the
 * others need no word about them in their order, so that one index serves it both ways, and its scan begins at the
 * value however deep the page lies.
 */
const partsOf = ({ keys, after }: PageRequest, columns: SqlColumns): Part[] => {
  const idDirection = keys.at(-1)?.direction ?? 'asc';
  const afterIn = (ordered: readonly SortKey[]): Prisma.Sql[] =>
    after === undefined ? [] : [afterPosition({ keys: ordered, columns, idDirection }, after)];
  const [first, ...others] = keys;
  if (first?.nulls !== 'last') {
    const [where = Prisma.sql`TRUE`] = afterIn(keys);
    return [{ where, orderBy: wholeOrderOf({ keys }, columns) }];
  }
  const column = columnOf(columns, first);
  const [isWithout, valued] = [Prisma.sql`${column} IS NULL`, [withoutNulls(first), ...others]];
  const rest = (conditions: readonly Prisma.Sql[]): Part => ({
    where: Prisma.join([isWithout, ...conditions], ' AND '),
    orderBy: wholeOrderOf({ keys: valued }, columns),
  });
  if (after?.values[0] === null) return [rest(afterIn(keys))];
  const [hasValue = Prisma.sql`${column} IS NOT NULL`] = afterIn(valued);
  return [{ where: hasValue, orderBy: wholeOrderOf({ keys: valued }, columns) }, rest([])];
};

/**
 * A page in one statement, for lists that are short enough to be read whole (`readSqlPage` begins at the position).
 * One row more than the page holds is read.
 */
export const sqlKeysetOf = (request: PageRequest, columns: SqlColumns): SqlKeyset => {
  const { keys, after, limit } = request;
  const idDirection = keys.at(-1)?.direction ?? 'asc';
  return {
    where: after === undefined ? Prisma.sql`TRUE` : afterPosition({ keys, columns, idDirection }, after),
    orderBy: wholeOrderOf(request, columns),
    take: limit + 1,
  };
};

type SqlList<Row> = {
  readonly columns: SqlColumns;
  /** Must combine the keyset's `where` with the list's filter by AND and use its order and size. */
  readonly find: (keyset: SqlKeyset) => Promise<Row[]>;
  /** Counts by the filter alone. */
  readonly count: () => Promise<number>;
};

/** One row more than the page holds is read, to know whether there is a next one. */
const readRows = async <Row>(
  request: PageRequest,
  { columns, find }: Pick<SqlList<Row>, 'columns' | 'find'>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const part of partsOf(request, columns)) {
    const take = request.limit + 1 - rows.length;
    if (take > 0) rows.push(...(await find({ ...part, take })));
  }
  return rows;
};

/** Reads one page of a list in SQL and counts the whole list. */
export const readSqlPage = async <Row extends { readonly id: number }>(
  request: PageRequest,
  { count, ...list }: SqlList<Row>,
): Promise<Page<Row>> => {
  const [rows, total] = await Promise.all([readRows(request, list), countedRows(request, count)]);
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
