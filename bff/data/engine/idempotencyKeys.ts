import type { Db } from '#bff/core/database.ts';

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
  reservation: IdempotencyReservation & { requestHash: string; createdAt: Date },
): Promise<boolean> => {
  const { count } = await db.idempotencyKey.createMany({ data: [reservation], skipDuplicates: true });
  return count === 1;
};

/** Stores the (sealed) answer beside its key. */
export const completeIdempotencyKey = async (
  db: Db,
  reservation: IdempotencyReservation,
  answer: { status: number; sealed: string },
): Promise<void> => {
  await db.idempotencyKey.update({
    where: { actorKey_operation_key: reservation },
    data: { status: answer.status, body: answer.sealed },
  });
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
