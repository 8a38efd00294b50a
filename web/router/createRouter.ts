import type { ComponentType } from 'react';
import { createBlocking } from './blocking.ts';
import type { History } from './history.ts';
import { createMatcher, isClosed, type Match, openRoutes, type Route } from './matching.ts';
import { type Place, placeOf, resolve, type To } from './place.ts';
import { createScrollMemory } from './scrollMemory.ts';

export type GoOptions = {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  /** The window stays where it is scrolled to: filters and pages of a list. */
  readonly preventScrollReset?: boolean;
  /** What the entry of the history remembers. */
  readonly state?: unknown;
};

/** What is shown now. */
export type RouterState = {
  readonly location: Place;
  readonly match: Match | null;
  /** Where the window is to be scrolled to: a height in pixels, the top or the fragment, or nowhere. */
  readonly scroll: number | 'start' | 'stay';
  /** Why the page could not be loaded. */
  readonly error?: unknown;
};

export type Navigate = (to: To, options?: GoOptions) => Promise<void>;

/** A page that was loaded once is there at once. */
const loaded = new WeakMap<Route, ComponentType>();

/** What a route shows, once it has been loaded. */
export const loadedOf = (route: Route): ComponentType | undefined => loaded.get(route);

const isMissing = (route: Route): boolean =>
  (route.load !== undefined && !loaded.has(route)) || isClosed(route);

const missingOf = (match: Match | null): Route[] => (match?.routes ?? []).filter(isMissing);

const loadAll = (routes: readonly Route[]): Promise<unknown> =>
  Promise.all(
    routes.map(async (route) => {
      if (route.load !== undefined) loaded.set(route, await route.load());
    }),
  );

/** One value that is watched; null until the first page has been loaded. */
const createCell = () => {
  let state: RouterState | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next: RouterState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/**
 * Shows the page of the address. A page is loaded before it is shown: until then the page before stays, and its
 * address with it. Whoever goes elsewhere meanwhile arrives there.
 */
export const createRouter = (history: History, routes: readonly Route[]) => {
  let matchOf = createMatcher(routes);
  const cell = createCell();
  const scrolls = createScrollMemory();
  let latest = 0;

  /** What an address shows, with all that has to be loaded for it. */
  const ready = async (pathname: string): Promise<Match | null> => {
    const match = matchOf(pathname);
    if (match !== null && (await openRoutes(match.routes))) {
      matchOf = createMatcher(routes);
      return ready(pathname);
    }
    await loadAll(missingOf(match));
    return match;
  };

  const arrive = async (location: Place, scroll: RouterState['scroll'], write: () => void): Promise<void> => {
    latest += 1;
    const own = latest;
    const shown = cell.get();
    if (shown !== null) scrolls.keep(shown.location.key);
    let found: Pick<RouterState, 'match' | 'error'> = { match: matchOf(location.pathname) };
    if (missingOf(found.match).length > 0) {
      try {
        found = { match: await ready(location.pathname) };
      } catch (error) {
        found = { match: matchOf(location.pathname), error };
      }
    }
    if (own !== latest) return;
    write();
    cell.set({ location, scroll: scrolls.of(location.key) ?? scroll, ...found });
  };

  const blocking = createBlocking(history, () => cell.get()?.location ?? history.current());
  const stop = history.listen((place, steps) =>
    blocking.moved(place, steps, () => void arrive(place, 'start', () => undefined)),
  );

  const navigate: Navigate = async (
    to,
    { replace = false, preventScrollReset = false, state = null } = {},
  ) => {
    const from = cell.get()?.location ?? history.current();
    const place = placeOf(resolve(to, from.pathname), state);
    await blocking.pass(place, () =>
      arrive(place, preventScrollReset ? 'stay' : 'start', () => history.write(place, replace)),
    );
  };

  void arrive(history.current(), 'start', () => undefined);
  return { getState: cell.get, subscribe: cell.subscribe, navigate, blocking, scrolls, dispose: stop };
};

export type Router = ReturnType<typeof createRouter>;
