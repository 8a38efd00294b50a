import type { Db } from '#bff/core/database.ts';
import { type Condition, idDirectionOf, type KeysetPart, readParts } from './keyset.ts';
import { countedRows, mapPage, type Page, type PageRequest, pageOf, type SortKey } from './paging.ts';
import { type Plain, plain } from './values.ts';

type PrismaWhere = Record<string, unknown>;

/** What Prisma's findMany takes beside the list's own filter. */
export type Keyset = {
  readonly where: PrismaWhere;
  readonly orderBy: PrismaWhere[];
  readonly take: number;
};

const nested = (column: string, value: unknown): PrismaWhere => {
  const [name = column, ...inner] = column.split('.');
  return { [name]: inner.length === 0 ? value : nested(inner.join('.'), value) };
};

const OPERATORS = { '=': 'equals', '>': 'gt', '<': 'lt', '>=': 'gte', '<=': 'lte' } as const;

const prismaWhere = (condition: Condition): PrismaWhere => {
  if ('all' in condition) return { AND: condition.all.map(prismaWhere) };
  if ('any' in condition) return { OR: condition.any.map(prismaWhere) };
  const { column, type } = condition.of;
  if (!('value' in condition)) return nested(column, condition.is === 'null' ? null : { not: null });
  const isTime = type === 'instant' || type === 'day';
  const value = isTime ? new Date(String(condition.value)) : condition.value;
  return nested(column, { [OPERATORS[condition.is]]: value });
};

const orderOf = ({ column, direction, nulls }: SortKey): PrismaWhere =>
  nested(column, nulls === undefined ? direction : { sort: direction, nulls });

const keysetOf = ({ where, keys }: KeysetPart, take: number): Keyset => ({
  where: { AND: where.map(prismaWhere) },
  orderBy: [...keys.map(orderOf), { id: idDirectionOf(keys) }],
  take,
});

/**
 * Reads one page and counts the whole list with the same filter.
 * @param find given the keyset; must combine its `where` with the filter by AND and use its order and size
 * @param count the list's filter alone
 */
export const readPage = async <Row extends { readonly id: number }>(
  request: PageRequest,
  find: (keyset: Keyset) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<Page<Row>> => {
  const [rows, total] = await Promise.all([
    readParts(request, (part, take) => find(keysetOf(part, take))),
    countedRows(request, count),
  ]);
  return pageOf(request, rows, total);
};

type ListOf<Filter, Where, Row> = {
  readonly where: (filter: Filter, db: Db) => Where | Promise<Where>;
  /** findMany of the model, with what a row of the list carries. */
  readonly find: (
    db: Db,
    page: Omit<Keyset, 'where'> & { where: { AND: (Where | PrismaWhere)[] } },
  ) => Promise<Row[]>;
  readonly count: (db: Db, where: Where) => Promise<number>;
};

/** A list of one model: a page of the rows that a filter has, as services see them, and how many it has. */
export const listOf = <Filter, Where, Row extends { readonly id: number }>({
  where,
  find,
  count,
}: ListOf<Filter, Where, Row>) => ({
  page: async (db: Db, filter: Filter, request: PageRequest): Promise<Page<Plain<Row>>> => {
    const own = await where(filter, db);
    const page = await readPage(
      request,
      ({ where: beyond, ...order }) => find(db, { ...order, where: { AND: [own, beyond] } }),
      () => count(db, own),
    );
    return mapPage(page, (row) => plain(row));
  },
  count: async (db: Db, filter: Filter): Promise<number> => count(db, await where(filter, db)),
});
