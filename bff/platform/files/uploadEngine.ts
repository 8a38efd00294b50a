import { PassThrough } from 'node:stream';
import type { StorageEngine } from 'multer';
import type { FileStorage, StoredFile } from '#bff/core/fileStorage.ts';
import { cleanFileName } from './fileNames.ts';

/** A file as multer hands it on after this engine: in quarantine, its name cleaned. */
export type UploadedFile = StoredFile & { readonly fileName: string | null };

export type UploadEngineOptions = {
  readonly storage: FileStorage;
  readonly maxBytes: number;
  /** Given up when nothing comes for so long; default 30 s. */
  readonly idleTimeoutMs?: number;
};

/**
 * A multer engine that streams an upload into the storage's quarantine. When the caller goes, stalls or sends
 * too much, nothing stays behind; when multer gives the request up afterwards, it removes the file here.
 * Errors are StorageError.
 */
export const createUploadEngine = ({ storage, ...options }: UploadEngineOptions): StorageEngine => ({
  _handleFile: (request, file, done) => {
    const caller = new AbortController();
    const giveUp = (): void => caller.abort();
    request.once('aborted', giveUp);
    // The storage gets a stream of its own: when it fails it destroys its source, and multer would report that first.
    const own = new PassThrough();
    file.stream.once('error', (error) => own.destroy(error));
    file.stream.pipe(own);
    storage
      .put(own, { ...options, signal: caller.signal })
      .then(
        (stored) => {
          const info = { ...stored, size: stored.sizeBytes, fileName: cleanFileName(file.originalname) };
          done(null, info);
        },
        (error: unknown) => {
          // busboy waits for the part to be read to its end before it can finish.
          file.stream.unpipe(own).resume();
          done(error);
        },
      )
      .finally(() => request.off('aborted', giveUp));
  },
  _removeFile: (_request, file, done) => {
    const uploaded = uploadedFileOf(file);
    if (!uploaded) return done(null);
    storage.remove(uploaded.key).then(
      () => done(null),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  },
});

/** The stored file behind multer's object; null when another engine made it. */
export const uploadedFileOf = (file: object): UploadedFile | null => {
  if (!('key' in file) || !('sizeBytes' in file) || !('sha256' in file) || !('fileName' in file)) return null;
  const { key, sizeBytes, sha256, fileName } = file;
  if (typeof key !== 'string' || typeof sizeBytes !== 'number' || typeof sha256 !== 'string') return null;
  return { key, sizeBytes, sha256, fileName: typeof fileName === 'string' ? fileName : null };
};
