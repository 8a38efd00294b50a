import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { StorageEntry } from '#bff/core/fileStorage.ts';
import { JobRefusal } from '#bff/core/jobFailure.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listKnownStorageKeys } from '#bff/data/files/storedFiles.ts';
import { jobMessages } from '#bff/text/jobs.ts';

/*
 * Files that no row names, left by crashes. The storage is walked in parts (the first two digits of the keys), twice:
 * first to count, then to remove, so that a wrong or an older database beside these files costs none of them.
 */

const DAY_MS = 24 * 3600_000;
/** An upload in quarantine may belong to a request that has not been committed yet. */
const QUARANTINE_GRACE_MS = 30 * 60_000;
/** A released file without a row may get its row back, when a better backup is restored a few days later. */
const STORED_GRACE_MS = 7 * DAY_MS;
const PARTS = 256;
/** Files in a batch, about: parts are taken until there are so many. */
const BATCH = 500;
/** So many are what crashes leave; more of them, and more than a twentieth of all files, are not believed. */
const BELIEVED = 20;
const BELIEVED_SHARE = 0.05;

const digitsOf = (part: number): string => part.toString(16).padStart(2, '0');

const isOld = (scope: Scope, { isQuarantined, storedAt }: StorageEntry): boolean => {
  const graceMs = isQuarantined ? QUARANTINE_GRACE_MS : STORED_GRACE_MS;
  return storedAt.getTime() < scope.now.getTime() - graceMs;
};

/** The files of some parts, and the part that comes next; null when these were the last. */
const takeParts = async (scope: Scope, first: number) => {
  const entries: StorageEntry[] = [];
  let part = first;
  for (; part < PARTS && entries.length < BATCH; part += 1) {
    for await (const entry of scope.storage.list(digitsOf(part))) entries.push(entry);
  }
  const known = await listKnownStorageKeys(
    scope.db,
    entries.map(({ key }) => key),
  );
  const orphans = entries.filter((entry) => !known.has(entry.key) && isOld(scope, entry));
  return { entries, known, orphans, nextPart: part < PARTS ? part : null };
};

/** @throws JobRefusal when so many files without a row mean that this is not their database */
const assertBelievable = (orphans: number, known: number): void => {
  if (orphans > BELIEVED && orphans > known * BELIEVED_SHARE) {
    throw new JobRefusal(jobMessages.tooManyOrphans(orphans, known));
  }
};

const look = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const { entries, known, orphans, nextPart } = await takeParts(scope, cursorNumber(cursor, 'part'));
  const counted = {
    known: cursorNumber(cursor, 'known') + known.size,
    orphans: cursorNumber(cursor, 'orphans') + orphans.length,
  };
  if (nextPart !== null) return { doneCount: entries.length, next: { part: nextPart, ...counted } };
  assertBelievable(counted.orphans, counted.known);
  const next = counted.orphans === 0 ? null : { part: 0, isRemoving: 1 };
  return { doneCount: entries.length, next };
};

const remove = async (scope: Scope, cursor: Cursor): Promise<Batch> => {
  const { orphans, nextPart } = await takeParts(scope, cursorNumber(cursor, 'part'));
  for (const { key } of orphans) await scope.storage.remove(key);
  if (orphans.length > 0) scope.log.info({ removed: orphans.length }, 'files without a row were removed');
  return { doneCount: orphans.length, next: nextPart === null ? null : { part: nextPart, isRemoving: 1 } };
};

/**
 * Removes what crashes left in the storage, a batch of it: half received uploads, and files whose row was never
 * committed.
 * @throws JobRefusal when too many files have no row
 */
export const sweepOrphanedFiles = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  if (cursor === null) {
    await scope.storage.sweepIncoming(new Date(scope.now.getTime() - QUARANTINE_GRACE_MS));
  }
  return cursor?.isRemoving === 1 ? remove(scope, cursor) : look(scope, cursor);
};
