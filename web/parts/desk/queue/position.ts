/** The part of a pile that was read. */
export type PilePart = {
  /** Position of its first record, counted from 1. */
  readonly from: number;
  /** Position of the record on the desk when it was opened. */
  readonly at: number | null;
};

export type Item = { readonly id: number };

/** A document of the pile with its position, counted from 1. */
export type Place<T extends Item> = { readonly item: T; readonly at: number };

export type Position<T extends Item> = {
  /** Null when the document on the desk does not lie in the pile (any more). */
  readonly at: number | null;
  readonly previous: Place<T> | null;
  readonly next: Place<T> | null;
};

/**
 * Where a document lies in the pile. One that has left it (it was just confirmed) keeps its place: what lies
 * there now is next.
 */
export const positionOf = <T extends Item>(items: readonly T[], id: number, pile: PilePart): Position<T> => {
  const placeAt = (index: number): Place<T> | null => {
    const item = items[index];
    return item === undefined ? null : { item, at: pile.from + index };
  };
  const index = items.findIndex((item) => item.id === id);
  if (index !== -1) return { at: pile.from + index, previous: placeAt(index - 1), next: placeAt(index + 1) };
  const left = pile.at === null ? 0 : Math.min(Math.max(pile.at - pile.from, 0), items.length);
  return { at: null, previous: placeAt(left - 1), next: placeAt(left) };
};
