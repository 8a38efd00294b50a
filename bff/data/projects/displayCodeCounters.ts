import type { Db } from '#bff/core/database.ts';

/** Numbers that can be given out: codes offset + 1 … offset + capacity. */
export type CodeRange = {
  readonly offset: number;
  readonly width: number;
  readonly capacity: number;
  /** The range that goes on when this one is full. */
  readonly nextOffset?: number;
};

/** Makes the counters that are not there yet; those that are keep their numbers. */
export const ensureDisplayCodeCounters = async (db: Db, ranges: readonly CodeRange[]): Promise<void> => {
  await db.displayCodeCounter.createMany({ data: [...ranges], skipDuplicates: true });
};

/** Whether other counters could give out a code of this range. */
export const overlapsOtherCounter = async (db: Db, { offset, capacity }: CodeRange): Promise<boolean> => {
  const others = await db.displayCodeCounter.findMany({ where: { offset: { not: offset } } });
  return others.some((other) => other.offset < offset + capacity && offset < other.offset + other.capacity);
};
