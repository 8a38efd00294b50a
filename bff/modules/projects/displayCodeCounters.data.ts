import type { Db } from '#bff/core/database.ts';
import { type CodeRange, doRangesMeet } from '#rules/displayCode.ts';

/**
 * Makes the counters that are not there yet; those that are keep their numbers. They are looked for first: even an
 * insert that gives way waits for whoever is just counting.
 */
export const ensureDisplayCodeCounters = async (db: Db, ranges: readonly CodeRange[]): Promise<void> => {
  const offset = { in: ranges.map((range) => range.offset) };
  const known = new Set(
    (await db.displayCodeCounter.findMany({ where: { offset } })).map((row) => row.offset),
  );
  const missing = ranges.filter((range) => !known.has(range.offset));
  if (missing.length > 0) await db.displayCodeCounter.createMany({ data: missing, skipDuplicates: true });
};

/**
 * Whether other counters could give out a code of these ranges. The same first range is no other: its rounds share
 * its counters.
 */
export const meetOtherCounters = async (
  db: Db,
  [own, ...longer]: readonly [CodeRange, ...CodeRange[]],
): Promise<boolean> => {
  const counters = await db.displayCodeCounter.findMany();
  if (counters.some(({ offset, width }) => offset === own.offset && width === own.width)) return false;
  return counters.some((other) =>
    [own, ...longer].some((range) => range.offset === other.offset || doRangesMeet(range, other)),
  );
};

/** How many codes each range has given out, by its offset; a range without a counter has given none. */
export const readLastNumbers = async (
  db: Db,
  offsets: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const counters = await db.displayCodeCounter.findMany({ where: { offset: { in: [...offsets] } } });
  return new Map(counters.map(({ offset, lastNumber }) => [offset, lastNumber]));
};
