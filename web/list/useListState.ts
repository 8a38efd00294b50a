import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GridColumnChoice, GridDensity, GridPaging, GridSort } from '#ui-kit/DataGrid/index.ts';
import type { FilterValues } from '#ui-kit/FilterBar/index.ts';
import {
  FIRST_PAGE,
  gridSortOf,
  keepSingles,
  type ListShape,
  readList,
  sortTextOf,
  withParams,
} from './listAddress.ts';

/** Rows a page asks for, unless the list says otherwise. */
const PAGE_SIZE = 50;

/** How long a pause in typing starts a search: long enough for a syllable, short enough to feel at once. */
const SEARCH_PAUSE_MS = 300;

type Page = { readonly total: number; readonly nextCursor: string | null };
type Trail = readonly (string | null)[];

/** Cursors of the pages before this one; they live in the history entry, for the address has room for one. */
const trailOf = (state: unknown): Trail =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail.filter((cursor): cursor is string | null => cursor === null || typeof cursor === 'string')
    : [];

/**
 * The state of a list: search, filters, order, page, columns. It lives in the address, so that Back, a
 * reload and a shared link show the same list.
 * @param shape a constant of the module: which conditions the list understands
 */
export const useListState = <Sort extends string>(shape: ListShape<Sort>) => {
  const { search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const state = readList(params, shape);
  const pageSize = shape.pageSize ?? PAGE_SIZE;

  const go = (
    changes: Readonly<Record<string, readonly string[]>>,
    options: { replace?: boolean; trail?: Trail } = {},
  ): void => {
    const next = withParams(params, changes).toString();
    void navigate(
      { search: next === '' ? '' : `?${next}` },
      { replace: options.replace ?? false, preventScrollReset: true, state: { trail: options.trail ?? [] } },
    );
  };

  const searchField = useSearchDraft(state.q, (q) => go({ ...FIRST_PAGE, q: [q] }, { replace: true }));
  const trail = trailOf(historyState);

  const pagingOf = ({ total, nextCursor }: Page): GridPaging => ({
    total,
    from: state.from,
    ...(state.cursor === null
      ? {}
      : {
          onPrevious: () => {
            const before = trail.at(-1) ?? null;
            const from = before === null ? [] : [String(Math.max(1, state.from - pageSize))];
            go({ cursor: before === null ? [] : [before], from }, { trail: trail.slice(0, -1) });
          },
        }),
    ...(nextCursor === null
      ? {}
      : {
          onNext: () =>
            go(
              { cursor: [nextCursor], from: [String(state.from + pageSize)] },
              { trail: [...trail, state.cursor] },
            ),
        }),
  });

  const names = [...shape.filters, ...(shape.others ?? [])];
  const isConditionSet =
    state.q !== '' ||
    Object.keys(state.others).length > 0 ||
    Object.values(state.values).some((chosen) => chosen.length > 0);

  return {
    ...state,
    /** Whether something narrows the list: its empty state says so. */
    isConditionSet,
    /** For the contract's query: the parts that every list has. */
    query: {
      limit: pageSize,
      sort: state.sort,
      ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
      ...(state.cursor === null ? {} : { cursor: state.cursor }),
    },
    /** For FilterBar's `search`: what is typed now, sent after a pause. */
    search: searchField,
    /** For FilterBar. */
    filterProps: {
      values: state.values,
      onChange: (values: FilterValues) => go({ ...FIRST_PAGE, ...keepSingles(values, shape.singles ?? []) }),
      hasOtherConditions: state.q !== '' || Object.keys(state.others).length > 0,
      onClear: () => {
        searchField.reset();
        go({ ...FIRST_PAGE, q: [], ...Object.fromEntries(names.map((name) => [name, []])) });
      },
    },
    /** Sets or, with null, clears a condition of `others`. */
    setOther: (name: string, value: string | null) =>
      go({ ...FIRST_PAGE, [name]: value === null ? [] : [value] }),
    /** For DataGrid. */
    sortProps: {
      sort: gridSortOf(state.sort),
      onSortChange: (sort: GridSort) => {
        const wanted = sortTextOf(sort);
        if (shape.sorts.some((known) => known === wanted)) go({ ...FIRST_PAGE, sort: [wanted] });
      },
    },
    /** For DataGrid's `paging`: the page that was read. */
    pagingOf,
    /** For GridTools. */
    toolsProps: {
      columnChoice: state.columnChoice,
      onColumnChoiceChange: (choice: GridColumnChoice) => {
        const idsOf = (wanted: boolean) => Object.keys(choice).filter((id) => choice[id] === wanted);
        go({ show: idsOf(true), hide: idsOf(false) }, { replace: true, trail });
      },
      density: state.density,
      onDensityChange: (density: GridDensity) =>
        go({ density: density === 'compact' ? [density] : [] }, { replace: true, trail }),
    },
  };
};

/** What stands in the search field while the address still waits for a pause. */
const useSearchDraft = (q: string, onCommit: (q: string) => void) => {
  const [draft, setDraft] = useState(q);
  const [seen, setSeen] = useState(q);
  const commit = useEffectEvent(onCommit);

  // Back and forward change the address under the field.
  if (seen !== q) {
    setSeen(q);
    if (draft.trim() !== q.trim()) setDraft(q);
  }

  useEffect(() => {
    if (draft === seen) return;
    const timer = setTimeout(() => commit(draft), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, seen]);

  return { value: draft, onChange: setDraft, reset: () => setDraft('') };
};
