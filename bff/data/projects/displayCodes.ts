import type { Db } from '#bff/core/database.ts';

type Taken = { readonly last_number: number; readonly width: number };

/**
 * Takes the next number of a counter; the row stays locked until the transaction ends, so that of two submissions
 * the second waits and a number of one that fails is given to the next.
 * @returns null when the range is full
 */
export const takeNextNumber = async (
  db: Db,
  offset: number,
): Promise<{ number: number; width: number } | null> => {
  const [taken] = await db.$queryRaw<Taken[]>`
    UPDATE display_code_counter SET last_number = last_number + 1
    WHERE "offset" = ${offset} AND last_number < capacity RETURNING last_number, width`;
  return taken === undefined ? null : { number: taken.last_number, width: taken.width };
};

/** The range that a full one goes on in. */
export const findNextOffset = async (db: Db, offset: number): Promise<number | null> =>
  (await db.displayCodeCounter.findUnique({ where: { offset } }))?.nextOffset ?? null;
