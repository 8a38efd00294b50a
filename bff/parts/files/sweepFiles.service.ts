import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { StorageEntry } from '#bff/core/fileStorage.ts';
import { JobRefusal } from '#bff/core/jobFailure.ts';
import type { Scope } from '#bff/core/scope.ts';
import { jobMessages } from '#bff/platform/jobs/jobs.words.ts';
import { giveUpUnusedFiles } from './giveUpUnused.service.ts';
import { releaseFile } from './releasedFile.service.ts';
import { type BytesState, listKnownStorageKeys } from './storedFiles.data.ts';

/*
 * Files that no row names, left by crashes. The storage is walked in parts (the first two digits of the keys), three
 * times: the trash, which gives back what a row names again and forgets what is old; then to count; then to take away,
 * so that a wrong or an older database beside these files costs none of them. An upload leaves quarantine after the
 * commit of its row, so what a kill cuts off is known by where it lies, and does not count.
 */

const DAY_MS = 24 * 3600_000;
/** An upload in quarantine may belong to a request that has not been committed yet. */
const QUARANTINE_GRACE_MS = 30 * 60_000;
/** A released file without a row may get its row back, when a better backup is restored a few days later. */
const STORED_GRACE_MS = 7 * DAY_MS;
/** So long the trash keeps a file; a month's backups can be restored. */
const TRASH_MS = 30 * DAY_MS;
const PARTS = 256;
/** Files in a batch, about: parts are taken until there are so many. */
const BATCH = 500;
/**
 * So many released files may have lost their row; more of them, and more than a twentieth of all files, are not
 * believed. Those in quarantine do not count: each upload that a crash cuts off leaves one there. Nor do those whose row
 * says that they were removed: a crash came before their bytes went.
 */
const BELIEVED = 20;
const BELIEVED_SHARE = 0.05;

type Phase = 'unused' | 'trash' | 'look' | 'takeAway';

const digitsOf = (part: number): string => part.toString(16).padStart(2, '0');

const isOld = (scope: Scope, { isQuarantined, storedAt }: StorageEntry): boolean => {
  const graceMs = isQuarantined ? QUARANTINE_GRACE_MS : STORED_GRACE_MS;
  return storedAt.getTime() < scope.now.getTime() - graceMs;
};

type List = Scope['storage']['list'];

const isWanted = (state: BytesState | undefined): boolean => state === 'pending' || state === 'clean';

/** The files of some parts, and the part that comes next; null when these were the last. */
const readParts = async (scope: Scope, list: List, first: number) => {
  const entries: StorageEntry[] = [];
  let part = first;
  for (; part < PARTS && entries.length < BATCH; part += 1) {
    for await (const entry of list(digitsOf(part))) entries.push(entry);
  }
  const known = await listKnownStorageKeys(
    scope.db,
    entries.map(({ key }) => key),
  );
  const wanted = entries.filter(({ key }) => isWanted(known.get(key)));
  return { entries, known, wanted, nextPart: part < PARTS ? part : null };
};

const readStored = async (scope: Scope, cursor: Cursor | null) => {
  const taken = await readParts(scope, scope.storage.list, cursorNumber(cursor, 'part'));
  return {
    ...taken,
    orphans: taken.entries.filter((entry) => !isWanted(taken.known.get(entry.key)) && isOld(scope, entry)),
  };
};

const resumeIn = (phase: Phase, part = 0): Cursor => ({ phase, part });

/** What a row names again, since an older backup was replaced by a better one, goes back; the old goes for good. */
const lookThroughTrash = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const { trash } = scope.storage;
  const { entries, known, wanted, nextPart } = await readParts(
    scope,
    trash.list,
    cursorNumber(cursor, 'part'),
  );
  const old = entries.filter(
    ({ key, storedAt }) => !isWanted(known.get(key)) && storedAt.getTime() < scope.now.getTime() - TRASH_MS,
  );
  for (const { key } of wanted) await trash.putBack(key);
  for (const { key } of old) await trash.remove(key);
  if (wanted.length > 0)
    scope.log.warn({ putBack: wanted.length }, 'files with a row were put back from the trash');
  if (old.length > 0) scope.log.info({ removed: old.length }, 'files were removed from the trash for good');
  const next = nextPart === null ? resumeIn('look') : resumeIn('trash', nextPart);
  return { doneCount: wanted.length + old.length, next };
};

/** @throws JobRefusal when so many files without a row mean that this is not their database */
const assertBelievable = (released: number, known: number): void => {
  if (released > BELIEVED && released > known * BELIEVED_SHARE) {
    throw new JobRefusal(jobMessages.tooManyOrphans(released, known));
  }
};

/** Clean files whose process died between the commit of their row and their release. @returns how many */
const releaseCommitted = async (
  { storage }: Scope,
  { wanted, known }: Awaited<ReturnType<typeof readParts>>,
): Promise<number> => {
  const waiting = wanted.filter(({ key, isQuarantined }) => isQuarantined && known.get(key) === 'clean');
  for (const { key } of waiting) await releaseFile(storage, key);
  return waiting.length;
};

const look = async (scope: Scope, cursor: Cursor): Promise<Batch> => {
  const taken = await readStored(scope, cursor);
  const { known, wanted, orphans, nextPart } = taken;
  const doneCount = await releaseCommitted(scope, taken);
  const nameless = orphans.filter(({ key, isQuarantined }) => !isQuarantined && !known.has(key));
  const counted = {
    known: cursorNumber(cursor, 'known') + wanted.length,
    orphans: cursorNumber(cursor, 'orphans') + orphans.length,
    released: cursorNumber(cursor, 'released') + nameless.length,
  };
  if (nextPart !== null) return { doneCount, next: { ...resumeIn('look', nextPart), ...counted } };
  assertBelievable(counted.released, counted.known);
  return { doneCount, next: counted.orphans === 0 ? null : resumeIn('takeAway') };
};

const takeAway = async (scope: Scope, cursor: Cursor): Promise<Batch> => {
  const { orphans, nextPart } = await readStored(scope, cursor);
  for (const { key } of orphans) await scope.storage.trash.put(key);
  if (orphans.length > 0) scope.log.info({ count: orphans.length }, 'files without a row are in the trash');
  return { doneCount: orphans.length, next: nextPart === null ? null : resumeIn('takeAway', nextPart) };
};

const giveUp = async (scope: Scope): Promise<Batch> => {
  const { doneCount, next } = await giveUpUnusedFiles(scope);
  return { doneCount, next: resumeIn(next === null ? 'trash' : 'unused') };
};

/**
 * Gives up files that nothing has used for a day; then takes away what crashes left in the storage, a batch of it: half
 * received uploads, and files whose row was never committed. They lie in the trash for 30 days.
 * @throws JobRefusal when too many files have no row
 */
export const sweepOrphanedFiles = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  if (cursor === null) {
    await scope.storage.sweepIncoming(new Date(scope.now.getTime() - QUARANTINE_GRACE_MS));
  }
  if (cursor === null || cursor.phase === 'unused') return giveUp(scope);
  if (cursor.phase === 'look') return look(scope, cursor);
  return cursor.phase === 'takeAway' ? takeAway(scope, cursor) : lookThroughTrash(scope, cursor);
};
