import { createBlocking } from './blocking.ts';
import type { History } from './history.ts';
import { type Place, partsOf, placeOf } from './place.ts';
import { createScrollMemory } from './scrollMemory.ts';

export type GoOptions = {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  /** The window stays where it is scrolled to: filters and pages of a list. */
  readonly preventScrollReset?: boolean;
  /** What the entry of the history remembers. */
  readonly state?: unknown;
};

export type Shown = {
  readonly place: Place;
  /** Where the window is to be scrolled to: a height in pixels, the top or the fragment, or nowhere. */
  readonly scroll: number | 'start' | 'stay';
  /** Why the page could not be loaded. */
  readonly error?: unknown;
};

/** Goes to another page; the promise is kept when it is shown, or when somebody is asked first. */
export type Navigate = (to: string, options?: GoOptions) => Promise<void>;

/** Loads what an address shows. @returns nothing when all of it is there */
export type Prepare = (pathname: string) => Promise<void> | undefined;

/** One value that is watched; null until the first page has been loaded. */
const createCell = () => {
  let shown: Shown | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set: (next: Shown) => {
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const failureOf = async (prepared: Promise<void>): Promise<Pick<Shown, 'error'>> => {
  try {
    await prepared;
    return {};
  } catch (error) {
    return { error };
  }
};

/**
 * Where wouter's router is. A page is loaded before it is shown: until then the page before stays, and its address
 * with it. A later navigation wins.
 */
export const createNavigator = (history: History, prepare: Prepare = () => undefined) => {
  const cell = createCell();
  const scrolls = createScrollMemory();
  const here = (): Place => cell.get()?.place ?? history.current();
  let latest = 0;

  const arrive = async (place: Place, scroll: Shown['scroll'], write?: () => void): Promise<void> => {
    latest += 1;
    const own = latest;
    const before = cell.get();
    if (before !== null) scrolls.keep(before.place.key);
    const prepared = prepare(place.pathname);
    const failure = prepared && (await failureOf(prepared));
    if (own !== latest) return;
    write?.();
    cell.set({ place, scroll: scrolls.of(place.key) ?? scroll, ...failure });
  };

  const blocking = createBlocking(history, here);
  const dispose = history.listen((place, steps) =>
    blocking.moved(place, steps, () => void arrive(place, 'start')),
  );

  const navigate: Navigate = async (to, options = {}) => {
    const { replace = false, preventScrollReset = false, state = null } = options;
    const place = placeOf(partsOf(to, here().pathname), state);
    await blocking.pass(place, () =>
      arrive(place, preventScrollReset ? 'stay' : 'start', () => history.write(place, replace)),
    );
  };

  void arrive(history.current(), 'start');
  return { getShown: cell.get, subscribe: cell.subscribe, navigate, blocking, scrolls, dispose };
};

export type Navigator = ReturnType<typeof createNavigator>;
