import { type Item, type PilePart, type Place, type Position, positionOf } from './position.ts';

/** Where a pile begins that goes on behind another part of it. */
type Queue = PilePart & { readonly cursor: string | null };

/** A part of a pile as a list of the contract answers it. */
type ReadPart<T extends Item> = {
  readonly items: readonly T[];
  readonly total: number | null;
  readonly nextCursor: string | null;
};

export type QueueNeighbours<T extends Item, Q extends Queue> = {
  readonly queue: Q;
  readonly total: number | null;
  readonly position: Position<T>;
  /** The part behind the one that was read; its cursor is null while a neighbour is known, or there is none. */
  readonly further: Q;
};

/** The part of the queue around the record on the desk. */
export const neighboursOf = <T extends Item, Q extends Queue>(
  queue: Q,
  read: ReadPart<T> | undefined,
  id: number,
): QueueNeighbours<T, Q> => {
  const position = positionOf(read?.items ?? [], id, queue);
  const cursor = position.next === null ? (read?.nextCursor ?? null) : null;
  const from = queue.from + (read?.items.length ?? 0);
  return { queue, total: read?.total ?? null, position, further: { ...queue, cursor, from } };
};

/**
 * The ways to the neighbours.
 * @param more the first record of the further part
 * @param isFixed the pile was chosen record by record: it keeps those that were decided
 */
export const queueLinksOf = <T extends Item, Q extends Queue>(
  { queue, total, position, further }: QueueNeighbours<T, Q>,
  more: T | undefined,
  hrefOf: (item: T, queue: Q) => string,
  isFixed = false,
) => {
  const to = ({ item, at }: Place<T>, from = queue): string => hrefOf(item, { ...from, at });
  /** Once the record on the desk has left the pile, everything behind it moves up by one. */
  const nextHref = (movesUp: boolean): string | null => {
    const step = movesUp && position.at !== null ? 1 : 0;
    if (position.next !== null) return to({ ...position.next, at: position.next.at - step });
    return more === undefined ? null : to({ item: more, at: further.from }, further);
  };
  return {
    queue,
    total,
    at: position.at,
    previousHref: position.previous === null ? null : to(position.previous),
    nextHref: nextHref(false),
    nextHrefAfterLeaving: nextHref(!isFixed),
  };
};
