import type { GridColumnChoice, GridDensity, GridPaging, GridSort } from '#ui-kit/DataGrid/index.ts';
import type { FilterValues } from '#ui-kit/FilterBar/index.ts';
import {
  columnsChange,
  conditionsText,
  FIRST_PAGE,
  gridSortOf,
  hasConditions,
  keepSingles,
  type ListShape,
  type ListState,
  listQuery,
  PAGE_SIZE,
  pageAfter,
  pageBefore,
  readList,
  sortTextOf,
} from './listAddress.ts';
import { type ListAddress, useListAddress } from './useListAddress.ts';
import { useSearchDraft } from './useSearchDraft.ts';

type Page = { readonly total: number; readonly nextCursor: string | null };

/** Where a list is: what the address says, in which shape, and how to change it. */
type Place<Sort extends string> = {
  readonly state: ListState<Sort>;
  readonly shape: ListShape<Sort>;
  readonly pageSize: number;
  readonly address: ListAddress;
};

/** For FilterBar. */
const filterPropsOf = <Sort extends string>({ state, shape, address }: Place<Sort>, onClear: () => void) => ({
  values: state.values,
  onChange: (values: FilterValues) =>
    address.go({ ...FIRST_PAGE, ...keepSingles(values, shape.singles ?? []) }),
  hasOtherConditions: state.q !== '' || Object.keys(state.others).length > 0,
  onClear: () => {
    onClear();
    const names = [...shape.filters, ...(shape.others ?? [])];
    address.go({ ...FIRST_PAGE, q: [], ...Object.fromEntries(names.map((name) => [name, []])) });
  },
});

/** For DataGrid: the order, and the change of it. */
const sortPropsOf = <Sort extends string>({ state, shape, address }: Place<Sort>) => ({
  sort: gridSortOf(state.sort),
  onSortChange: (sort: GridSort) => {
    const wanted = sortTextOf(sort);
    if (shape.sorts.some((known) => known === wanted)) address.go({ ...FIRST_PAGE, sort: [wanted] });
  },
});

/** For DataGrid's `paging`: the ways from the page that was read. */
const pagingFor =
  <Sort extends string>({ state, pageSize, address: { trail, go } }: Place<Sort>) =>
  ({ total, nextCursor }: Page): GridPaging => ({
    total,
    from: state.from,
    ...(state.cursor === null
      ? {}
      : { onPrevious: () => go(pageBefore(state, trail, pageSize), { trail: trail.slice(0, -1) }) }),
    ...(nextCursor === null
      ? {}
      : {
          onNext: () => go(pageAfter(state, nextCursor, pageSize), { trail: [...trail, state.cursor] }),
        }),
  });

/** For GridTools: which columns, how dense. */
const toolsPropsOf = <Sort extends string>({ state, address: { trail, go } }: Place<Sort>) => ({
  columnChoice: state.columnChoice,
  onColumnChoiceChange: (choice: GridColumnChoice) => go(columnsChange(choice), { replace: true, trail }),
  density: state.density,
  onDensityChange: (density: GridDensity) =>
    go({ density: density === 'compact' ? [density] : [] }, { replace: true, trail }),
});

/**
 * The state of a list: search, filters, order, page, columns. It lives in the address, so that Back, a
 * reload and a shared link show the same list.
 * @param shape a constant of the module: which conditions the list understands
 */
export const useListState = <Sort extends string>(shape: ListShape<Sort>) => {
  const address = useListAddress();
  const state = readList(address.params, shape);
  const place = { state, shape, pageSize: shape.pageSize ?? PAGE_SIZE, address };
  const search = useSearchDraft(state.q, (q) => address.go({ ...FIRST_PAGE, q: [q] }, { replace: true }));
  const setOthers = (changes: Readonly<Record<string, string | null>>): void =>
    address.go({
      ...FIRST_PAGE,
      ...Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, value === null ? [] : [value]]),
      ),
    });
  return {
    ...state,
    /** Whether something narrows the list: its empty state says so. */
    isConditionSet: hasConditions(state),
    /** What narrows the list, as the part of an address: the same whatever the page, the order and the columns. */
    conditions: conditionsText(state),
    /** For the contract's query: the parts that every list has. */
    query: listQuery(state, place.pageSize),
    /** For FilterBar's `search`: what is typed now, sent after a pause. */
    search,
    filterProps: filterPropsOf(place, search.reset),
    /** Sets or, with null, clears a condition of `others`. */
    setOther: (name: string, value: string | null) => setOthers({ [name]: value }),
    /** Several of them at once: each change begins with the address of now. */
    setOthers,
    sortProps: sortPropsOf(place),
    pagingOf: pagingFor(place),
    toolsProps: toolsPropsOf(place),
  };
};
