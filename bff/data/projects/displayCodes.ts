import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { CodeRange } from '#rules/displayCode.ts';
import { queryRows } from '../engine/queryRows.ts';

/**
 * Takes the next number of a range; its counter stays locked until the transaction ends, so that of two submissions
 * the second waits and a number of one that fails is given to the next.
 * @returns null when the range is full
 */
export const takeNextNumber = async (db: Db, { offset }: CodeRange): Promise<number | null> => {
  const [taken] = await queryRows<{ number: number }>(
    db,
    Prisma.sql`UPDATE display_code_counter SET last_number = last_number + 1
      WHERE "offset" = ${offset} AND last_number < capacity RETURNING last_number AS number`,
  );
  return taken?.number ?? null;
};
