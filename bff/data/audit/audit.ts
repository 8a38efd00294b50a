import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';

export type NewAuditEntry = Prisma.AuditEntryUncheckedCreateInput;

/** Nobody needs the entry back, so it is not read again as `create` would. */
export const insertAuditEntry = async (db: Db, entry: NewAuditEntry): Promise<void> => {
  await db.auditEntry.createMany({ data: [entry] });
};

/** An entry commits at most this many ids behind a later one; the trail before is not searched again. */
const LATE_IDS = 10_000n;

/** Committed entries that the chain does not hold yet, the oldest first. */
export const listUnsealedEntries = async (db: Db, limit: number) => {
  const newest = await db.auditSeal.findFirst({ orderBy: { seq: 'desc' }, select: { auditEntryId: true } });
  const after = newest === null ? 0n : newest.auditEntryId - LATE_IDS;
  return db.auditEntry.findMany({
    where: { id: { gt: after }, seal: null },
    orderBy: { id: 'asc' },
    take: limit,
  });
};

export type AuditEntryRow = Awaited<ReturnType<typeof listUnsealedEntries>>[number];

export const findLastSeal = (db: Db) => db.auditSeal.findFirst({ orderBy: { seq: 'desc' } });

export type NewSeal = {
  readonly seq: bigint;
  readonly auditEntryId: bigint;
  readonly previousHash: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
};

export const insertSeals = async (db: Db, seals: readonly NewSeal[]): Promise<void> => {
  await db.auditSeal.createMany({ data: [...seals] });
};

/** A page of the chain with its entries, in the chain's order. */
export const listSeals = (db: Db, afterSeq: bigint, limit: number) =>
  db.auditSeal.findMany({
    where: { seq: { gt: afterSeq } },
    orderBy: { seq: 'asc' },
    take: limit,
    include: { auditEntry: true },
  });
