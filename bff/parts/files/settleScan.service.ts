import type { ScanResult } from '#bff/core/fileScanner.ts';
import type { Scope } from '#bff/core/scope.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { notifyUploader } from './notifyUploader.service.ts';
import { releaseFile } from './releasedFile.service.ts';
import { endScan, findStoppedFile } from './scans.data.ts';
import { findStoredFile } from './storedFiles.data.ts';

/** A file whose row says that it is still being scanned. */
export type PendingFile = { readonly id: string; readonly storageKey: string };

/** Blocks a file for good: deletes its bytes, stores the reason, notifies its owner. */
export const stopFile = (
  scope: Scope,
  { id, storageKey }: PendingFile,
  scanStatus: 'infected' | 'failed',
): Promise<void> =>
  scope.transaction(async (inner) => {
    const file = await findStoppedFile(inner.db, id);
    if (file.mypageId !== null) await lockMyPage(inner.db, file.mypageId);
    if (!(await endScan(inner.db, id, { scanStatus, scannedAt: inner.now }))) return;
    await inner.audit({
      action: 'updated',
      target: { kind: 'file', id },
      before: { scanStatus: 'pending' },
      after: { scanStatus, fileName: file.fileName },
      mypageId: file.mypageId ?? undefined,
      applicationId: file.applicationId ?? undefined,
    });
    await notifyUploader(inner, file);
    inner.afterCommit(() => inner.storage.remove(storageKey));
  });

/**
 * Lets a clean file be read. The bytes move first: a row never promises what cannot be read. One that is out of
 * quarantine already was found clean by somebody whose process died before the row said so.
 */
export const passFile = async (scope: Scope, file: PendingFile): Promise<void> => {
  if (!(await releaseFile(scope.storage, file.storageKey))) {
    scope.log.error({ fileId: file.id }, 'a file that was being scanned is gone');
    return stopFile(scope, file, 'failed');
  }
  const isWaitedFor = await endScan(scope.db, file.id, { scanStatus: 'clean', scannedAt: scope.now });
  // Its owner has removed it while it was looked at.
  if (!isWaitedFor && (await findStoredFile(scope.db, file.id)) === null)
    await scope.storage.remove(file.storageKey);
};

/** Writes down what the scanner said about a file after its upload had been answered. */
export const settleScan = async (scope: Scope, file: PendingFile, result: ScanResult): Promise<void> => {
  if (result.isClean) return passFile(scope, file);
  scope.log.warn({ fileId: file.id, threat: result.threat }, 'a file was stopped by the scanner');
  await stopFile(scope, file, 'infected');
};
