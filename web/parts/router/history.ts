import { navigate } from 'wouter/use-browser-location';
import { addressOf, newKey, type Place, placeOf } from './place.ts';

/** The entries that the buttons Back and Forward walk through. */
export type History = {
  readonly current: () => Place;
  /** A new entry behind the current one, or in its place. */
  readonly write: (place: Place, replaces: boolean) => void;
  readonly go: (steps: number) => void;
  /** Called after the browser's own back or forward. @returns unsubscribes */
  readonly listen: (onMove: (place: Place, steps: number) => void) => () => void;
};

/** What an entry of the browser's history remembers. */
type Entry = { readonly usr: unknown; readonly key: string; readonly idx: number };

const entryOf = (state: unknown): Entry | null => {
  if (typeof state !== 'object' || state === null || !('key' in state && 'idx' in state)) return null;
  const { key, idx } = state;
  return typeof key === 'string' && typeof idx === 'number'
    ? { usr: 'usr' in state ? state.usr : null, key, idx }
    : null;
};

/** The history of a browser window, whose entries are counted: how far Back went is not said by the browser. */
export const createBrowserHistory = (window: Window): History => {
  const { history } = window;
  let index = entryOf(history.state)?.idx ?? 0;

  /** An address typed by hand and a plain link to a fragment make entries that know nothing of us: one is adopted. */
  const adopted = (idx: number): Entry => {
    const known = entryOf(history.state);
    if (known !== null) return known;
    const entry: Entry = { usr: null, key: idx === 0 ? 'default' : newKey(), idx };
    history.replaceState(entry, '');
    return entry;
  };

  const current = (): Place => {
    const { pathname, search, hash } = window.location;
    const { usr, key } = adopted(index);
    return placeOf({ pathname, search, hash }, usr, key);
  };

  return {
    current,
    write: (place, replace) => {
      if (!replace) index += 1;
      const state: Entry = { usr: place.state, key: place.key, idx: index };
      navigate(addressOf(place), { replace, state });
    },
    go: (steps) => history.go(steps),
    listen: (onMove) => {
      const handleMove = () => {
        const before = index;
        index = adopted(before + 1).idx;
        onMove(current(), index - before);
      };
      window.addEventListener('popstate', handleMove);
      return () => window.removeEventListener('popstate', handleMove);
    },
  };
};
