import type { History } from './history.ts';
import { type Place, partsOf, placeOf } from './place.ts';

/** A history without a window, for stories and tests. That of wouter knows no way back and no fragment. */
export const createMemoryHistory = (address: string): History => {
  let entries: Place[] = [placeOf(partsOf(address, '/'), null)];
  let index = 0;
  const listeners = new Set<(place: Place, steps: number) => void>();
  const current = (): Place => {
    const place = entries[index];
    if (place === undefined) throw new RangeError(`no entry ${index}`);
    return place;
  };
  return {
    current,
    write: (place, replaces) => {
      if (!replaces) index += 1;
      entries = [...entries.slice(0, index), place];
    },
    go: (steps) => {
      const target = Math.min(Math.max(index + steps, 0), entries.length - 1);
      const moved = target - index;
      index = target;
      for (const listener of listeners) listener(current(), moved);
    },
    listen: (onMove) => {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
  };
};
