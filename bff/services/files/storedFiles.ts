import { ApiError } from '#bff/core/apiError.ts';
import { StorageError } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { markStoredFileDeleted, type StoredFileRow } from '#bff/data/files/storedFiles.ts';
import { contentDispositionOf } from '#bff/files/fileNames.ts';
import { filesMessages } from '#bff/text/files.ts';

/** Kinds that a browser may show in the page; everything else is a download. */
const inlineTypes = /^(?:image\/(?:png|jpeg|gif|webp|bmp)|application\/pdf)$/;

/** A stored file as it is sent. */
type SentFile = Pick<StoredFileRow, 'fileName' | 'contentType' | 'sizeBytes' | 'storageKey' | 'scanStatus'>;

/**
 * A file that anybody may have, on its way to him.
 * @throws NOT_FOUND when its bytes are gone, TRANSITION_NOT_ALLOWED while it is not known to be clean
 */
export const openPublicFile = async (
  { storage }: Pick<Scope, 'storage'>,
  file: SentFile,
  disposition: 'inline' | 'attachment',
) => {
  if (file.scanStatus !== 'clean') {
    const detail = file.scanStatus === 'pending' ? filesMessages.notClean : filesMessages.stopped;
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  }
  const content = await storage.open(file.storageKey).catch((error: unknown) => {
    if (error instanceof StorageError && error.failure === 'missing')
      throw new ApiError('NOT_FOUND', { cause: error });
    throw error;
  });
  const asAttachment = contentDispositionOf(file.fileName);
  const isInline = disposition === 'inline' && inlineTypes.test(file.contentType);
  return {
    content,
    contentType: file.contentType,
    disposition: isInline ? asAttachment.replace(/^attachment/, 'inline') : asAttachment,
    sizeBytes: file.sizeBytes,
  };
};

/** The same for a file that is not for everybody, to somebody who may see it: leaves a line in the audit trail. */
export const openFile = async (scope: Scope, file: StoredFileRow, disposition: 'inline' | 'attachment') => {
  const sent = await openPublicFile(scope, file, disposition);
  await scope.audit({
    action: disposition === 'inline' ? 'viewed' : 'downloaded',
    target: { kind: 'file', id: file.id },
    after: { fileName: file.fileName },
    mypageId: file.mypageId ?? undefined,
    applicationId: file.applicationId ?? undefined,
  });
  return sent;
};

/** Takes back a file that has not been submitted; its bytes go when the transaction is kept. */
export const discardFile = async (scope: Scope, file: StoredFileRow): Promise<void> => {
  await markStoredFileDeleted(scope.db, file.id, scope.now);
  await scope.audit({
    action: 'deleted',
    target: { kind: 'file', id: file.id },
    before: { fileName: file.fileName, sha256: file.sha256 },
    mypageId: file.mypageId ?? undefined,
    applicationId: file.applicationId ?? undefined,
  });
  scope.afterCommit(() => scope.storage.remove(file.storageKey));
};
