import { createHash } from 'node:crypto';
import { type AuditHead, type AuditHeadStore, textOfHead } from '#bff/core/audit/auditHead.ts';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { inOneOrder } from '#bff/core/texts/inOneOrder.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import {
  type AuditEntryRow,
  countUnsealedEntries,
  findLastSeal,
  findSealHash,
  insertSeals,
  listSeals,
  listUnsealedEntries,
  type NewSeal,
} from './audit.data.ts';
import { assertBeginning } from './chainBeginning.service.ts';

const GENESIS = new Uint8Array(32);
const BATCH = 500;

/** A text that is the same for the same entry, whatever order the database keeps its JSON in. */
export const sealedTextOf = (entry: AuditEntryRow): string =>
  JSON.stringify(inOneOrder({ ...entry, id: String(entry.id), at: entry.at.toISOString() }));

const link = (previousHash: Uint8Array, entry: AuditEntryRow): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(previousHash).update(sealedTextOf(entry)).digest());

/**
 * Whether another process has sealed meanwhile: its seals take the same numbers (`unique`) or, once they are committed,
 * those before ours (`serialization`, of the trigger). A chain that refuses and has not moved is a failure.
 */
const isOvertaken = async (scope: Scope, error: unknown, seqBefore: bigint | undefined): Promise<boolean> =>
  (isProblem(error, 'unique') || isProblem(error, 'serialization')) &&
  (await findLastSeal(scope.db))?.seq !== seqBefore;

/**
 * Adds committed entries to the hash chain. It runs a moment after the commit, so that writers never wait for one
 * another; when two processes seal at once, the database lets one of them through.
 */
const sealBatch = async (scope: Scope, store: AuditHeadStore): Promise<number> => {
  // The end first: whoever seals one of these entries moves it.
  const last = await findLastSeal(scope.db);
  const entries = await listUnsealedEntries(scope.db, BATCH);
  if (entries.length === 0) return 0;
  if (last === null) await assertBeginning(scope, store);
  const seals: NewSeal[] = [];
  let previousHash = last ? new Uint8Array(last.hash) : GENESIS;
  let seq = last?.seq ?? 0n;
  for (const entry of entries) {
    const hash = link(previousHash, entry);
    seq += 1n;
    seals.push({ seq, auditEntryId: entry.id, previousHash, hash });
    previousHash = hash;
  }
  try {
    await insertSeals(scope.db, seals);
  } catch (error) {
    // The next run goes on behind them.
    if (await isOvertaken(scope, error, last?.seq)) return 0;
    throw error;
  }
  return entries.length;
};

/** Whether the chain goes through a head that was kept. */
const holdsHead = async (scope: Scope, head: AuditHead): Promise<boolean> =>
  head.seq === 0n || (await findSealHash(scope.db, head.seq)) === head.hash;

/**
 * Moves the kept head to the end of the chain, but only along the chain: where entries were cut off it stays, and tells.
 */
const keepHead = async (scope: Scope, store: AuditHeadStore): Promise<void> => {
  const last = await findLastSeal(scope.db);
  if (last === null) return;
  const kept = await store.read();
  if (kept !== null && !(await holdsHead(scope, kept))) {
    scope.log.error({ keptHead: textOfHead(kept) }, 'the audit trail lacks entries that it had');
    return;
  }
  if (kept === null || kept.seq < last.seq) await store.write({ seq: last.seq, hash: toHex(last.hash) });
};

/**
 * Seals a batch of what is committed, and keeps the end of the chain outside of the database.
 * @throws ChainBeginsAnew where the seals of before are gone
 */
export const sealAuditEntries = async (scope: Scope, store: AuditHeadStore): Promise<Batch> => {
  const doneCount = await sealBatch(scope, store);
  // The seals are kept also where a full disk takes no head; the next batch writes it.
  if (doneCount > 0) {
    await keepHead(scope, store).catch((error: unknown) =>
      scope.log.warn({ err: error }, 'the end of the audit chain was not kept'),
    );
  }
  return { doneCount, next: doneCount === BATCH ? MORE : null };
};

/** The result of a check of the whole chain. */
export type ChainVerification = {
  readonly isIntact: boolean;
  readonly checkedCount: number;
  /** The end of the chain, for keeping elsewhere. */
  readonly head: AuditHead;
  /** The first entry that is not as it was sealed. */
  readonly brokenAtEntryId?: string;
  /** A kept head that the chain does not go through: the entries up to it were cut off, or are others now. */
  readonly lostHead?: AuditHead;
  /** Entries that no seal holds. */
  readonly unsealed: { readonly count: number; readonly firstId: number | null };
};

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

type Walk = Pick<ChainVerification, 'checkedCount' | 'brokenAtEntryId' | 'head'>;

/** Goes along the chain as far as it is whole. */
const walkChain = async (scope: Scope): Promise<Walk> => {
  let previousHash: Uint8Array = GENESIS;
  let seq = 0n;
  let checkedCount = 0;
  for (;;) {
    const page = await listSeals(scope.db, seq, BATCH);
    for (const seal of page) {
      const hash = link(previousHash, seal.entry);
      const isNext =
        seal.seq === seq + 1n && isSame(seal.previousHash, previousHash) && isSame(seal.hash, hash);
      const head = { seq, hash: toHex(previousHash) };
      if (!isNext) return { checkedCount, head, brokenAtEntryId: String(seal.auditEntryId) };
      previousHash = seal.hash;
      seq = seal.seq;
      checkedCount += 1;
    }
    if (page.length < BATCH) return { checkedCount, head: { seq, hash: toHex(previousHash) } };
  }
};

/**
 * Reads the chain from its beginning and computes every hash again.
 * @param heads ends of the chain that were kept outside of the database; the chain must go through each
 */
export const verifyAuditChain = async (
  scope: Scope,
  heads: readonly AuditHead[],
): Promise<ChainVerification> => {
  const walk = await walkChain(scope);
  const unsealed = await countUnsealedEntries(scope.db);
  const held = await Promise.all(heads.map((head) => holdsHead(scope, head)));
  const lostHead = heads.find((_head, index) => !held[index]);
  const isIntact = walk.brokenAtEntryId === undefined && lostHead === undefined && unsealed.count === 0;
  return { ...walk, isIntact, unsealed, ...(lostHead === undefined ? {} : { lostHead }) };
};
