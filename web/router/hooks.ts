import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Blocked, ShouldBlock } from './blocking.ts';
import type { GoOptions, Navigate } from './createRouter.ts';
import type { Params } from './matching.ts';
import type { Place } from './place.ts';
import { useRouter, useRouterState } from './RouterProvider.tsx';

/** Where the window is. */
export const useLocation = (): Place => useRouterState().location;

/** What the path of the page says: `{ id }` for `project/:id`. */
export const useParams = (): Params => useRouterState().match?.params ?? {};

/** The handles of the routes that are shown, the outermost first. */
export const useHandles = (): unknown[] => (useRouterState().match?.routes ?? []).map(({ handle }) => handle);

/** Goes to another page; the promise is kept when it is shown. */
export const useNavigate = (): Navigate => useRouter().navigate;

type NextSearch = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);
type SetSearch = (next: NextSearch, options?: GoOptions) => void;

/** The query of the address, and how to change it. */
export const useSearchParams = (): readonly [URLSearchParams, SetSearch] => {
  const { search } = useLocation();
  const { navigate, getState } = useRouter();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearch>(
    (next, options) => {
      const before = new URLSearchParams(getState()?.location.search);
      const text = (typeof next === 'function' ? next(before) : next).toString();
      void navigate({ search: text === '' ? '' : `?${text}` }, options);
    },
    [navigate, getState],
  );
  return [params, setParams];
};

/**
 * Stops ways out of the page and asks. Closing the window is not among them: see `beforeunload`.
 * @returns the way out that waits for an answer; null when none does
 */
export const useBlocker = (shouldBlock: ShouldBlock): Blocked | null => {
  const { blocking } = useRouter();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useEffect(() => blocking.add({ shouldBlock, onBlocked: setBlocked }), [blocking, shouldBlock]);
  return blocked;
};
