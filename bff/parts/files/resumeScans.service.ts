import { type Batch, MORE } from '#bff/core/batch.ts';
import { ScannerUnavailableError } from '#bff/core/fileScanner.ts';
import { StorageError } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { scanQuarantined } from '#bff/platform/files/prepareUpload.ts';
import { claimUnscannedFiles, type UnscannedFile } from './scans.data.ts';
import { passFile, settleScan, stopFile } from './settleScan.service.ts';

const MINUTE_MS = 60_000;
/** Until then the process that took the file is still asking. */
const RESUME_AFTER_MS = 5 * MINUTE_MS;
/** A file that could not be scanned for so long is given back to its owner. */
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;
const BATCH = 10;

const resume = async (scope: Scope, file: UnscannedFile): Promise<void> => {
  try {
    await settleScan(scope, file, await scanQuarantined(scope, file.storageKey));
  } catch (error) {
    // Out of quarantine: found clean, but the row was not written any more.
    if (error instanceof StorageError && error.failure === 'missing') return passFile(scope, file);
    if (!(error instanceof ScannerUnavailableError)) throw error;
    const isTooLate = scope.now.getTime() - file.createdAt.getTime() > GIVE_UP_AFTER_MS;
    if (isTooLate) return stopFile(scope, file, 'failed');
    scope.log.warn({ err: error, fileId: file.id }, 'a file could not be scanned yet');
  }
};

/** Takes up a batch of the scans of processes that died, and of those for which the scanner did not answer. */
export const resumeScans = async (scope: Scope): Promise<Batch> => {
  const before = new Date(scope.now.getTime() - RESUME_AFTER_MS);
  const files = await claimUnscannedFiles(scope.db, { now: scope.now, before, limit: BATCH });
  for (const result of await Promise.allSettled(files.map((file) => resume(scope, file)))) {
    if (result.status === 'rejected') scope.log.error({ err: result.reason }, 'a scan could not be taken up');
  }
  return { doneCount: files.length, next: files.length === BATCH ? MORE : null };
};
