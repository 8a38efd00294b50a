import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/**
 * Holds a my page until the end of the transaction: whatever changes it or something on it takes this lock first, so
 * that two people never decide on the same section at once and nobody waits for the other. The order for all: the
 * application, then my pages by their ids, then what hangs on them and what belongs to their corporation.
 */
export const lockMyPage = async (db: Db, id: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM my_page WHERE id = ${id} FOR UPDATE`);
};

/** Holds every undertaking of a corporation until the end of the transaction. @returns their ids */
export const lockMyPagesOf = async (db: Db, corporationId: number): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`
      SELECT id FROM my_page WHERE corporation_id = ${corporationId} AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
};
