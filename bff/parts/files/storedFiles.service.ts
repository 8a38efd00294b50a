import { ApiError } from '#bff/core/apiError.ts';
import { actorColumns } from '#bff/core/audit/actorColumns.ts';
import type { ChooseRange } from '#bff/core/fileRange.ts';
import { type ByteRange, type FileStorage, StorageError } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { filesMessages } from '#bff/platform/files/files.words.ts';
import { isFileOpened } from './openedFiles.data.ts';
import { openClean } from './releasedFile.service.ts';
import { markStoredFileDeleted, type StoredFileRow } from './storedFiles.data.ts';

/** Kinds that a browser may show in the page; everything else is a download. */
const inlineTypes = /^(?:image\/(?:png|jpeg|gif|webp|bmp)|application\/pdf)$/;

/** A stored file as it is sent. */
type SentFile = Pick<
  StoredFileRow,
  'fileName' | 'contentType' | 'sizeBytes' | 'storageKey' | 'scanStatus' | 'sha256'
>;

/** How a caller wants a file. */
export type Wanted = {
  readonly disposition: 'inline' | 'attachment' | undefined;
  readonly chooseRange: ChooseRange;
};

/** Ranges requested within this time belong to one download. */
const ONE_DOWNLOAD_MS = 3600_000;

const open = (storage: FileStorage, key: string, range: ByteRange | undefined) =>
  openClean(storage, key, range).catch((error: unknown) => {
    if (error instanceof StorageError && error.failure === 'missing')
      throw new ApiError('NOT_FOUND', { cause: error });
    throw error;
  });

/** @throws FILE_NOT_READY while a file is not known to be clean */
export const assertClean = ({ scanStatus }: Pick<SentFile, 'scanStatus'>): void => {
  if (scanStatus === 'clean') return;
  const detail = scanStatus === 'pending' ? filesMessages.notClean : filesMessages.stopped;
  throw new ApiError('FILE_NOT_READY', { detail });
};

/**
 * A file that anybody may have, or the part of it that is asked for, on its way to him.
 * @throws NOT_FOUND when its bytes are gone, FILE_NOT_READY while it is not known to be clean,
 *   RANGE_NOT_SATISFIABLE
 */
export const openPublicFile = async (
  { storage }: Pick<Scope, 'storage'>,
  file: SentFile,
  { disposition, chooseRange }: Wanted,
) => {
  assertClean(file);
  const etag = `"${file.sha256}"`;
  const range = chooseRange({ sizeBytes: file.sizeBytes, etag });
  const content = await open(storage, file.storageKey, range);
  const asAttachment = contentDispositionOf(file.fileName);
  const isInline = disposition === 'inline' && inlineTypes.test(file.contentType);
  return {
    content,
    contentType: file.contentType,
    disposition: isInline ? asAttachment.replace(/^attachment/, 'inline') : asAttachment,
    sizeBytes: file.sizeBytes,
    parts: { etag, range },
  };
};

/** Whether a range continues a download that is in the audit trail already. */
const isContinued = async (scope: Scope, id: string, range: ByteRange | undefined): Promise<boolean> => {
  if (range === undefined || range.start === 0) return false;
  const since = new Date(scope.now.getTime() - ONE_DOWNLOAD_MS);
  return isFileOpened(scope.db, { ...actorColumns(scope.actor), fileId: id, since });
};

/**
 * The same for a file that is not for everybody, to somebody who may see it. Leaves one line in the audit trail for a
 * download, not one for each part: a part that does not begin the file is not written while the same person's line of
 * the last hour stands there. Without such a line it is, so that nobody reads all but the first byte unseen.
 */
export const openFile = async (scope: Scope, file: StoredFileRow, wanted: Wanted) => {
  const sent = await openPublicFile(scope, file, wanted);
  if (await isContinued(scope, file.id, sent.parts.range)) return sent;
  await scope.audit({
    action: wanted.disposition === 'inline' ? 'viewed' : 'downloaded',
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
