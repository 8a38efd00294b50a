import type { Actor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { StorageError } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  insertStoredFile,
  markStoredFileDeleted,
  type NewStoredFile,
  type StoredFileRow,
} from '#bff/data/files/storedFiles.ts';
import { acceptUpload } from '#bff/files/acceptUpload.ts';
import { contentDispositionOf } from '#bff/files/fileNames.ts';
import type { UploadedFile } from '#bff/files/uploadEngine.ts';
import { filesMessages } from '#bff/text/files.ts';
import { messageOf, type RuleProblem } from '#rules/messages.ts';

/** What the file is for and whose it is; the columns of StoredFile. */
export type FileUse = Pick<NewStoredFile, 'mypageId' | 'sectionId' | 'applicationId' | 'corporationId'> & {
  readonly purpose: 'section' | 'application' | 'photo' | 'announcement' | 'passbook' | 'answer' | 'notice';
};

export type ReceiveInput = {
  /** What the router has put into quarantine; undefined when the form had no file. */
  readonly file: UploadedFile | undefined;
  /** The name in the meta, as the person calls it. */
  readonly fileName: string;
  /** Extensions allowed here, with dot. */
  readonly extensions: readonly string[];
  /** The longest side of a picture in pixels; larger ones are scaled down. */
  readonly maxSidePx?: number;
  readonly use: FileUse;
};

const uploaderOf = (actor: Actor | undefined) => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  const uploadedByName = actor.name;
  if (actor.kind === 'admin') return { uploadedByName, uploadedByAdminUserId: actor.adminUserId };
  if (actor.kind === 'user') return { uploadedByName, uploadedByCorporationUserId: actor.corporationUserId };
  return { uploadedByName, uploadedByApplicationUserId: actor.applicationUserId };
};

const refusal = (problem: RuleProblem): ApiError => {
  const message = messageOf(problem);
  return new ApiError('INVALID_FILE', {
    detail: message,
    errors: [{ pointer: '/file', code: 1003, message }],
  });
};

/**
 * Takes an upload for good: name, extension, content and scan in order, its bytes on the disk, its row written.
 * A refused file leaves nothing behind.
 * @param attach puts the new row to use; when it fails, the bytes go with the transaction
 * @throws INVALID_FILE saying what to do
 */
export const receiveUpload = async (
  scope: Scope,
  input: ReceiveInput,
  attach: (file: StoredFileRow) => Promise<void> = async () => undefined,
): Promise<StoredFileRow> => {
  const { file, fileName, extensions, maxSidePx, use } = input;
  if (file === undefined) throw refusal({ code: 'fileEmpty' });
  const uploader = uploaderOf(scope.actor);
  const result = await acceptUpload(
    { storage: scope.storage, scanner: scope.scanner },
    { file, fileName, extensions, maxSidePx },
  );
  if (!result.isAccepted) throw refusal(result.problem);
  const accepted = result.file;
  try {
    const stored = await insertStoredFile(scope.db, {
      storageKey: accepted.key,
      fileName: accepted.fileName,
      extension: accepted.extension,
      contentType: accepted.contentType,
      pageCount: accepted.pageCount,
      sizeBytes: accepted.sizeBytes,
      sha256: accepted.sha256,
      scanStatus: 'clean',
      scannedAt: scope.now,
      createdAt: scope.now,
      ...uploader,
      ...use,
    });
    await attach(stored);
    return stored;
  } catch (error) {
    // No file without a row; the sweep would find it too, but not at once.
    await scope.storage.remove(accepted.key);
    throw error;
  }
};

/** Kinds that a browser may show in the page; everything else is a download. */
const inlineTypes = /^(?:image\/(?:png|jpeg|gif|webp|bmp)|application\/pdf)$/;

/**
 * A stored file on its way to somebody who may see it; leaves a line in the audit trail.
 * @throws NOT_FOUND when its bytes are gone, TRANSITION_NOT_ALLOWED while it is not known to be clean
 */
export const openFile = async (scope: Scope, file: StoredFileRow, disposition: 'inline' | 'attachment') => {
  if (file.scanStatus !== 'clean') {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: filesMessages.notClean });
  }
  const content = await scope.storage.open(file.storageKey).catch((error: unknown) => {
    if (error instanceof StorageError && error.failure === 'missing')
      throw new ApiError('NOT_FOUND', { cause: error });
    throw error;
  });
  await scope.audit({
    action: disposition === 'inline' ? 'viewed' : 'downloaded',
    target: { kind: 'file', id: file.id },
    after: { fileName: file.fileName },
    mypageId: file.mypageId ?? undefined,
    applicationId: file.applicationId ?? undefined,
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
