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

/** The page that was read with one row more than it holds. */
export const pageOf = <Row extends { readonly id: number }>(
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

/** The same page with every item made into something else. */
export const mapPage = <From, To>(page: Page<From>, map: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(map),
});
