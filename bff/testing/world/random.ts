/** A generator of numbers that come again with the same seed, so that a failure can be repeated. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** Mulberry32: small, and good enough to choose test cases. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
};
