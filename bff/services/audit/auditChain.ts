import { createHash } from 'node:crypto';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type AuditEntryRow,
  findLastSeal,
  insertSeals,
  listSeals,
  listUnsealedEntries,
  type NewSeal,
} from '#bff/data/audit/audit.ts';
import { isProblem } from '#bff/data/engine/errors.ts';

const GENESIS = new Uint8Array(32);
const BATCH = 500;

const canonical = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(canonical);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, canonical(part)]),
  );
};

/** A text that is the same for the same entry, whatever order the database keeps its JSON in. */
const textOf = (entry: AuditEntryRow): string =>
  JSON.stringify(canonical({ ...entry, id: String(entry.id), at: entry.at.toISOString() }));

const link = (previousHash: Uint8Array, entry: AuditEntryRow): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(previousHash).update(textOf(entry)).digest());

/**
 * Adds committed entries to the hash chain. It runs a moment after the commit, so that writers never wait for one
 * another; when two processes seal at once, the database lets one of them through.
 */
const sealBatch = async (scope: Scope): Promise<number> => {
  const entries = await listUnsealedEntries(scope.db, BATCH);
  if (entries.length === 0) return 0;
  const last = await findLastSeal(scope.db);
  const seals: NewSeal[] = [];
  let previousHash = last ? new Uint8Array(last.hash) : GENESIS;
  let seq = last?.seq ?? 0n;
  for (const entry of entries) {
    const hash = link(previousHash, entry);
    seq += 1n;
    seals.push({ seq, auditEntryId: entry.id, previousHash, hash });
    previousHash = hash;
  }
  await insertSeals(scope.db, seals);
  return entries.length;
};

/** Seals a batch of what is committed. */
export const sealAuditEntries = async (scope: Scope): Promise<Batch> => {
  try {
    const doneCount = await sealBatch(scope);
    return { doneCount, next: doneCount === BATCH ? MORE : null };
  } catch (error) {
    // Another process sealed the same entries a moment ago; the next run goes on behind them.
    if (isProblem(error, 'unique')) return { doneCount: 0, next: null };
    throw error;
  }
};

/** The result of a check of the whole chain. */
export type ChainVerification = {
  readonly isIntact: boolean;
  readonly checkedCount: number;
  /** The first entry that is not as it was sealed. */
  readonly brokenAtEntryId?: string;
};

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

/** Reads the chain from its beginning and computes every hash again. */
export const verifyAuditChain = async (scope: Scope): Promise<ChainVerification> => {
  let previousHash: Uint8Array = GENESIS;
  let seq = 0n;
  let checkedCount = 0;
  for (;;) {
    const page = await listSeals(scope.db, seq, BATCH);
    for (const seal of page) {
      const hash = link(previousHash, seal.entry);
      const isNext =
        seal.seq === seq + 1n && isSame(seal.previousHash, previousHash) && isSame(seal.hash, hash);
      if (!isNext) return { isIntact: false, checkedCount, brokenAtEntryId: String(seal.auditEntryId) };
      previousHash = seal.hash;
      seq = seal.seq;
      checkedCount += 1;
    }
    if (page.length < BATCH) return { isIntact: true, checkedCount };
  }
};
