import type { StorageEntry } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listKnownStorageKeys } from '#bff/data/files/storedFiles.ts';

/** A file younger than this may belong to a request that has not been committed yet. */
const GRACE_MS = 30 * 60_000;
const BATCH = 500;

const removeUnknown = async (scope: Scope, entries: readonly StorageEntry[]): Promise<number> => {
  const known = await listKnownStorageKeys(
    scope.db,
    entries.map(({ key }) => key),
  );
  const orphans = entries.filter(({ key }) => !known.has(key));
  for (const { key } of orphans) await scope.storage.remove(key);
  return orphans.length;
};

/**
 * Removes what crashes left in the storage: half received uploads, and files whose row was never committed.
 * @returns how many files were removed
 */
export const sweepOrphanedFiles = async (scope: Scope): Promise<number> => {
  const before = new Date(scope.now.getTime() - GRACE_MS);
  let removed = await scope.storage.sweepIncoming(before);
  let batch: StorageEntry[] = [];
  for await (const entry of scope.storage.list()) {
    if (entry.storedAt >= before) continue;
    batch.push(entry);
    if (batch.length < BATCH) continue;
    removed += await removeUnknown(scope, batch);
    batch = [];
  }
  removed += await removeUnknown(scope, batch);
  if (removed > 0) scope.log.info({ removed }, 'files without a row were removed');
  return removed;
};
