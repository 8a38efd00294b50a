import type { Readable } from 'node:stream';
import { type ByteRange, type FileStorage, StorageError } from '#bff/core/fileStorage.ts';

/*
 * A file leaves quarantine only after the commit of its row: whatever a kill leaves without a row lies in quarantine,
 * where the sweep expects it. The row says who may be released; where the bytes lie only follows it.
 */

const isMissing = (error: unknown): boolean => error instanceof StorageError && error.failure === 'missing';

const isReleased = async (storage: FileStorage, key: string): Promise<boolean> => {
  try {
    (await storage.open(key)).destroy();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/**
 * Moves a clean file to where files are served from; another process may do the same at the same time.
 * @returns false when its bytes are gone
 * @throws StorageError
 */
export const releaseFile = async (storage: FileStorage, key: string): Promise<boolean> => {
  try {
    await storage.release(key);
    return true;
  } catch (error) {
    if (isMissing(error)) return isReleased(storage, key);
    throw error;
  }
};

/**
 * Opens a file whose committed row says that it is clean, and releases it first when the process that took it died
 * before it could.
 * @throws StorageError missing when its bytes are gone
 */
export const openClean = async (storage: FileStorage, key: string, range?: ByteRange): Promise<Readable> => {
  try {
    return await storage.open(key, range);
  } catch (error) {
    if (!isMissing(error) || !(await releaseFile(storage, key))) throw error;
    return storage.open(key, range);
  }
};

/** The same. @returns null when its bytes are gone @throws StorageError for any other reason */
export const openKept = async (storage: FileStorage, key: string): Promise<Readable | null> => {
  try {
    return await openClean(storage, key);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
