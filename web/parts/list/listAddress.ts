import { isCalendarDay } from '#rules/calendar.ts';
import type { GridColumnChoice, GridDensity, GridSort } from '#ui-kit/DataGrid/index.ts';
import type { FilterValues } from '#ui-kit/FilterBar/index.ts';

/** Which conditions a list understands. Everything else in the address is left alone. */
export type ListShape<Sort extends string> = {
  /** Conditions with a list of values; the name is that of the contract's query parameter. */
  readonly filters: readonly string[];
  /** Those of `filters` that take one value: choosing another one replaces it. */
  readonly singles?: readonly string[];
  /** Conditions that are no list of values: mine, dueBefore … */
  readonly others?: readonly string[];
  /** The contract's values of `sort`, "-" for descending. A column's id is the name of its sort. */
  readonly sorts: readonly Sort[];
  readonly defaultSort: Sort;
  /** Rows a page asks for; 50 when missing. At most 200 (contract). */
  readonly pageSize?: number;
};

/** Rows a page asks for, unless the list says otherwise. */
export const PAGE_SIZE = 50;

/** What the address says about a list. */
export type ListState<Sort extends string> = {
  readonly q: string;
  readonly values: FilterValues;
  readonly others: Readonly<Record<string, string>>;
  readonly sort: Sort;
  /** Null on the first page. */
  readonly cursor: string | null;
  /** Position of the first row of the page, counted from 1. */
  readonly from: number;
  readonly density: GridDensity;
  readonly columnChoice: GridColumnChoice;
};

/** The position that an address names, counted from 1; anything else is the first. */
export const readFrom = (value: string | null): number =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1;

const readColumns = (params: URLSearchParams): GridColumnChoice =>
  Object.fromEntries([
    ...params.getAll('show').map((id) => [id, true] as const),
    ...params.getAll('hide').map((id) => [id, false] as const),
  ]);

/** Reads a list's state; what the list does not understand counts as not said. */
export const readList = <Sort extends string>(
  params: URLSearchParams,
  shape: ListShape<Sort>,
): ListState<Sort> => {
  const cursor = params.get('cursor');
  return {
    q: params.get('q') ?? '',
    values: Object.fromEntries(shape.filters.map((name) => [name, params.getAll(name)])),
    others: Object.fromEntries(
      (shape.others ?? []).flatMap((name) => {
        const value = params.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    ),
    sort: shape.sorts.find((sort) => sort === params.get('sort')) ?? shape.defaultSort,
    cursor: cursor === '' ? null : cursor,
    from: cursor === null || cursor === '' ? 1 : readFrom(params.get('from')),
    density: params.get('density') === 'compact' ? 'compact' : 'comfortable',
    columnChoice: readColumns(params),
  };
};

/** Parameters to set; an empty list takes a parameter away. */
export type AddressChange = Readonly<Record<string, readonly string[]>>;

/** The same address with some parameters changed. */
export const withParams = (params: URLSearchParams, changes: AddressChange): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, values] of Object.entries(changes)) {
    next.delete(name);
    for (const value of values) if (value !== '') next.append(name, value);
  }
  return next;
};

/** What starts at the first page again: another order or other conditions make a cursor meaningless. */
export const FIRST_PAGE = { cursor: [], from: [] } as const satisfies AddressChange;

/** Cursors of the pages before this one; they live in the history entry, for the address has room for one. */
export type Trail = readonly (string | null)[];

/** The trail in the state of a history entry; whatever else stands there is none. */
export const readTrail = (state: unknown): Trail =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail.filter((cursor): cursor is string | null => cursor === null || typeof cursor === 'string')
    : [];

type Paged = Pick<ListState<string>, 'cursor' | 'from'>;

/** The page before: the last of the trail, or the first page when the trail was lost. */
export const pageBefore = ({ from }: Paged, trail: Trail, pageSize: number): AddressChange => {
  const before = trail.at(-1) ?? null;
  return before === null ? FIRST_PAGE : { cursor: [before], from: [String(Math.max(1, from - pageSize))] };
};

/** The page after, which begins with the cursor that the server gave. */
export const pageAfter = ({ from }: Paged, nextCursor: string, pageSize: number): AddressChange => ({
  cursor: [nextCursor],
  from: [String(from + pageSize)],
});

/** Whether something narrows the list. */
export const hasConditions = ({ q, others, values }: Pick<ListState<string>, 'q' | 'others' | 'values'>) =>
  q !== '' || Object.keys(others).length > 0 || Object.values(values).some((chosen) => chosen.length > 0);

/** What narrows the list, by the names of the address, in an order of its own. */
export const conditionsText = ({ q, others, values }: Pick<ListState<string>, 'q' | 'others' | 'values'>) =>
  new URLSearchParams([
    ...(q.trim() === '' ? [] : [['q', q.trim()]]),
    ...Object.entries(values).flatMap(([name, chosen]) => chosen.toSorted().map((value) => [name, value])),
    ...Object.entries(others),
  ]).toString();

/** The parts of the contract's query that every list has. */
export const listQuery = <Sort extends string>({ sort, q, cursor }: ListState<Sort>, pageSize: number) => ({
  limit: pageSize,
  sort,
  ...(q.trim() === '' ? {} : { q: q.trim() }),
  ...(cursor === null ? {} : { cursor }),
});

/** Columns that are shown or hidden against the usual. */
export const columnsChange = (choice: GridColumnChoice): AddressChange => {
  const idsOf = (wanted: boolean) => Object.keys(choice).filter((id) => choice[id] === wanted);
  return { show: idsOf(true), hide: idsOf(false) };
};

/** Of a filter that takes one value, the one chosen last. */
export const keepSingles = (values: FilterValues, singles: readonly string[]): FilterValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, chosen]) => [
      name,
      singles.includes(name) ? chosen.slice(-1) : chosen,
    ]),
  );

/** "-name" → name, descending. */
export const gridSortOf = (sort: string): GridSort =>
  sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' };

/** name, descending → "-name". */
export const sortTextOf = ({ columnId, direction }: GridSort): string =>
  direction === 'descending' ? `-${columnId}` : columnId;

/** The chosen values of a filter as the members of an enumeration; others are dropped. */
export const membersOf = <Member extends number>(
  values: FilterValues,
  name: string,
  members: readonly Member[],
): Member[] => members.filter((member) => (values[name] ?? []).includes(String(member)));

/** A condition of `others` that is a number of a record; anything else is no condition. */
export const numberIn = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** The one chosen value of a filter as an id. */
export const idOf = (values: FilterValues, name: string): number | undefined => numberIn(values[name]?.[0]);

/** What is said of several conditions; the contract's query has no room for what is not. */
export const whatIsSaid = <Conditions extends object>(
  conditions: Conditions,
): { [Name in keyof Conditions]?: Exclude<Conditions[Name], undefined> } =>
  Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined)) as {
    // Only what is undefined was left out.
    [Name in keyof Conditions]?: Exclude<Conditions[Name], undefined>;
  };

/** A condition of `others` that is whole yen; anything else is no condition. */
export const yenIn = (others: Readonly<Record<string, string>>, name: string): number | undefined => {
  const value = others[name];
  return value !== undefined && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
};

/** A condition of `others` that is a day; anything else is no condition. */
export const dayIn = (others: Readonly<Record<string, string>>, name: string): string | undefined => {
  const value = others[name];
  return value !== undefined && isCalendarDay(value) ? value : undefined;
};
