import { useEffect, useState } from 'react';
import { useRead } from '#web/parts/api/query.tsx';
import { useNavigate, usePlace } from '#web/parts/router/shown.ts';
import type { ListShape } from '../listAddress.ts';
import {
  conditionsToSave,
  isSameSearch,
  type ListName,
  meantHref,
  type SavedView,
  searchToSave,
  viewHref,
} from './savedViews.ts';

const NONE: readonly SavedView[] = [];

const useCatalog = (list: ListName) => useRead('/api/admin/list_view', { query: { list } });

type Catalog = ReturnType<typeof useCatalog>;

/** The view that a bare address opens: the own default, or that of the type of administrator; null for all rows. */
const firstOf = ({ data }: Catalog): Pick<SavedView, 'search'> | null =>
  data?.body.items.find(({ isDefault }) => isDefault) ?? data?.body.first ?? null;

/** An address that says nothing, and that nobody's act on the list has made. */
const useIsBare = (): boolean => {
  const { search, state } = usePlace();
  return search === '' && (state === null || state === undefined);
};

/**
 * Whether the rows of the address are those that will be seen: a bare one may open a view, which has to be known first,
 * or all rows would be read, shown for a moment and replaced. Where the views cannot be had, all rows are shown.
 */
export const useIsAddressSettled = (list: ListName): boolean => {
  const isBare = useIsBare();
  const catalog = useCatalog(list);
  if (!isBare) return true;
  return catalog.data === undefined ? catalog.failureCount > 0 : (firstOf(catalog)?.search ?? '') === '';
};

/** A bare address opens the view that its owner wants to see first. Going back to a list that was cleared shows it cleared. */
const useDefault = (first: string): void => {
  const { pathname } = usePlace();
  const navigate = useNavigate();
  const isBare = useIsBare();
  useEffect(() => {
    if (isBare && first !== '')
      void navigate(`${pathname}?${first}`, { replace: true, preventScrollReset: true });
  }, [isBare, first, pathname, navigate]);
};

/**
 * The own views of a list, the one that the address shows, and the one that was shown before it was changed; and what
 * the list opens with for the type of administrator, unless an own view is the default.
 */
export const useSavedViews = (list: ListName, shape: ListShape<string>) => {
  const read = useCatalog(list);
  const views = read.data?.body.items ?? NONE;
  const ofType = read.data?.body.first ?? null;
  const first = firstOf(read);
  const { pathname, search } = usePlace();
  const params = new URLSearchParams(search);
  const opened = views.find((view) => isSameSearch(view.search, searchToSave(params, shape)));
  const [lastId, setLastId] = useState<string>();
  if (opened !== undefined && opened.id !== lastId) setLastId(opened.id);
  useDefault(first?.search ?? '');
  return {
    views,
    opened,
    ofType,
    isOfTypeShown: ofType !== null && isSameSearch(ofType.search, conditionsToSave(params, shape)),
    last: views.find(({ id }) => id === lastId),
    hrefOf: (view: Pick<SavedView, 'search'>) => viewHref(pathname, view.search, params),
    /** Where a ready tab leads while the bare address opens something else than all rows. */
    meant: (href: string) => (first === null ? href : meantHref(pathname, href, shape.defaultSort)),
    params,
  };
};
