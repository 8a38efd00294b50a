import { StorageError } from '#bff/core/fileStorage.ts';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What a disk, or a stream on its way there, says about a failure. */
export const asStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return new StorageError('missing', error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('full', error);
  const isAborted = code === 'ABORT_ERR' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
  return new StorageError(isAborted ? 'aborted' : 'broken', error);
};

export const rethrow = (error: unknown): never => {
  throw asStorageError(error);
};
