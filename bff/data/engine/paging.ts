/*
 * Lists are read by keyset: the next page begins after the last row's own values, so that a row which is added or
 * removed meanwhile neither repeats nor skips another, and page 1,000 costs what page 1 costs.
 */

/** What a sort key's values are; decides how a cursor carries them. */
type SortType = 'text' | 'number' | 'boolean' | 'instant' | 'day';

/** One column that a list is sorted by. */
export type SortKey = {
  /** Column, or a path through relations to one: `corporation.nameKana`. The query must select it. */
  readonly column: string;
  readonly type: SortType;
  readonly direction: 'asc' | 'desc';
  /** Where rows without a value come; only for columns that may be null. */
  readonly nulls?: 'first' | 'last';
};

export type CursorValue = string | number | boolean | null;

/** Where a page begins: the values of the last row before it, one for each key, and its id. */
export type PagePosition = { readonly values: readonly CursorValue[]; readonly id: number };

export type PageRequest = {
  readonly limit: number;
  readonly keys: readonly SortKey[];
  readonly after: PagePosition | undefined;
  /** False where nobody asks how many rows there are in all: a file, read part by part. */
  readonly isCounted?: boolean | undefined;
};

export type Page<Item> = {
  readonly items: Item[];
  /** The position of the last item when there are more. */
  readonly next: PagePosition | null;
  /** How many rows the filter has in all, not only on this page; 0 where they are not counted. */
  readonly total: number;
};

type Condition = Record<string, unknown>;

/** What Prisma's findMany takes beside the list's own filter. */
export type Keyset = { readonly where: Condition; readonly orderBy: Condition[]; readonly take: number };

const nested = (column: string, value: unknown): Condition => {
  const [name = column, ...inner] = column.split('.');
  return { [name]: inner.length === 0 ? value : nested(inner.join('.'), value) };
};

const databaseValue = ({ type }: SortKey, value: CursorValue): unknown =>
  (type === 'instant' || type === 'day') && typeof value === 'string' ? new Date(value) : value;

/** Prisma has no order on booleans: after false comes true, after true nothing. */
const beyondBoolean = ({ column, direction }: SortKey, value: CursorValue): Condition | null => {
  const last = direction === 'asc';
  return value === last ? null : nested(column, last);
};

/** Rows after `value` by this key alone; null when none can be. */
const beyond = (key: SortKey, value: CursorValue): Condition | null => {
  const { column, direction, nulls } = key;
  if (key.type === 'boolean') return beyondBoolean(key, value);
  if (value === null) return nulls === 'first' ? nested(column, { not: null }) : null;
  const further = nested(column, { [direction === 'asc' ? 'gt' : 'lt']: databaseValue(key, value) });
  return nulls === 'last' ? { OR: [further, nested(column, null)] } : further;
};

/** The first key alone as a range: redundant, but the database can begin its index scan there. */
const bound = (key: SortKey | undefined, value: CursorValue | undefined): Condition => {
  if (key === undefined || value === undefined || key.nulls !== undefined || key.type === 'boolean')
    return {};
  return nested(key.column, { [key.direction === 'asc' ? 'gte' : 'lte']: databaseValue(key, value ?? null) });
};

const idDirection = (keys: readonly SortKey[]): 'asc' | 'desc' => keys.at(-1)?.direction ?? 'asc';

const afterPosition = (keys: readonly SortKey[], { values, id }: PagePosition): Condition => {
  const equal = keys.map((key, index) => nested(key.column, databaseValue(key, values[index] ?? null)));
  const alternatives = keys.flatMap((key, index) => {
    const further = beyond(key, values[index] ?? null);
    return further === null ? [] : [{ AND: [...equal.slice(0, index), further] }];
  });
  const sameValues = { AND: [...equal, { id: { [idDirection(keys) === 'asc' ? 'gt' : 'lt']: id } }] };
  return { AND: [bound(keys[0], values[0]), { OR: [...alternatives, sameValues] }] };
};

const orderOf = ({ column, direction, nulls }: SortKey): Condition =>
  nested(column, nulls === undefined ? direction : { sort: direction, nulls });

/** Filter, order and size of one page; one row more is read to know whether there is a next page. */
const keysetOf = ({ limit, keys, after }: PageRequest): Keyset => ({
  where: after === undefined ? {} : afterPosition(keys, after),
  orderBy: [...keys.map(orderOf), { id: idDirection(keys) }],
  take: limit + 1,
});

const valueAt = (row: object, column: string): unknown =>
  column.split('.').reduce<unknown>((inner, name) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined;
  }, row);

const cursorValue = (row: object, { column }: SortKey): CursorValue => {
  const value = valueAt(row, column);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
};

type IdentifiedRow = { readonly id: number };

/** The page that was read with one row more than it holds. */
export const pageOf = <Row extends IdentifiedRow>(
  { limit, keys }: PageRequest,
  rows: readonly Row[],
  total: number,
): Page<Row> => {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const next = last && { values: keys.map((key) => cursorValue(last, key)), id: last.id };
  return { items, next: next ?? null, total };
};

/** The number of all rows, where it is asked for. @param count counts by the list's filter alone */
export const countedRows = (
  { isCounted = true }: PageRequest,
  count: () => Promise<number>,
): Promise<number> => (isCounted ? count() : Promise.resolve(0));

/**
 * Reads one page and counts the whole list with the same filter.
 * @param find given the keyset; must combine its `where` with the filter by AND and use its order and size
 * @param count the list's filter alone
 */
export const readPage = async <Row extends IdentifiedRow>(
  request: PageRequest,
  find: (keyset: Keyset) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<Page<Row>> => {
  const [rows, total] = await Promise.all([find(keysetOf(request)), countedRows(request, count)]);
  return pageOf(request, rows, total);
};

/** The same page with every item made into something else. */
export const mapPage = <From, To>(page: Page<From>, map: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(map),
});
