import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from './queryRows.ts';

/** What tells one intent of one caller from another; `key` is a hash of what the caller sent. */
export type IdempotencyReservation = {
  readonly actorKey: string;
  readonly operation: string;
  readonly key: string;
};

/**
 * Takes the key for the running transaction. A second taker waits until the first has committed or given up.
 * @returns false when the key was used before
 */
export const reserveIdempotencyKey = async (
  db: Db,
  {
    actorKey,
    operation,
    key,
    requestHash,
    createdAt,
  }: IdempotencyReservation & { requestHash: string; createdAt: Date },
): Promise<boolean> => {
  const taken = await queryRows(
    db,
    Prisma.sql`INSERT INTO idempotency_key (actor_key, operation, key, request_hash, created_at)
      VALUES (${actorKey}, ${operation}, ${key}, ${requestHash}, ${createdAt}) ON CONFLICT DO NOTHING RETURNING id`,
  );
  return taken.length > 0;
};

/** Stores the (sealed) answer beside its key. */
export const completeIdempotencyKey = async (
  db: Db,
  { actorKey, operation, key }: IdempotencyReservation,
  { status, sealed }: { status: number; sealed: string },
): Promise<void> => {
  await queryRows(
    db,
    Prisma.sql`UPDATE idempotency_key SET status = ${status}, body = to_jsonb(${sealed}::text)
      WHERE actor_key = ${actorKey} AND operation = ${operation} AND key = ${key}`,
  );
};

export const findIdempotencyKey = async (
  db: Db,
  reservation: IdempotencyReservation,
): Promise<{ requestHash: string; sealed: string | null } | null> => {
  const row = await db.idempotencyKey.findUnique({ where: { actorKey_operation_key: reservation } });
  if (row === null) return null;
  return { requestHash: row.requestHash, sealed: typeof row.body === 'string' ? row.body : null };
};

/** @returns how many of them were deleted, `limit` at most */
export const deleteIdempotencyKeysBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { count } = await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: before } }, limit });
  return count;
};
