import { mkdir, open, opendir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { type StorageEntry, StorageError } from '../core/fileStorage.ts';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

export const AREAS = ['quarantine', 'stored'] as const;
export type Area = (typeof AREAS)[number];

export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

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

/** A name in a folder survives a crash only once the folder itself is on the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Moves a file whose bytes are on the disk already; the new name is there for good when this returns. */
export const moveDurably = async (from: string, to: string, root: string): Promise<void> => {
  const folder = path.dirname(to);
  const firstNew = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await rename(from, to);
  await syncFolder(folder);
  if (firstNew === undefined) return;
  for (let above = path.dirname(folder); above.startsWith(root); above = path.dirname(above)) {
    await syncFolder(above);
  }
};

/** The files of an area below a folder. */
export async function* filesOf(folder: string, area: Area, firstDigits = ''): AsyncIterable<StorageEntry> {
  const found = await opendir(path.join(folder, area, firstDigits), { recursive: true }).catch(() => null);
  if (found === null) return;
  for await (const entry of found) {
    if (!entry.isFile() || !KEY.test(entry.name)) continue;
    const info = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
    if (info === null) continue;
    yield {
      key: entry.name,
      sizeBytes: info.size,
      storedAt: info.mtime,
      isQuarantined: area === 'quarantine',
    };
  }
}

/** Where everything lies below the storage's folder. */
export type Layout = {
  readonly root: string;
  readonly incoming: string;
  /** @throws StorageError missing for what is no key, so that no path can be smuggled in */
  readonly pathOf: (area: Area, key: string) => string;
};

export const layoutOf = (folder: string): Layout => {
  const root = path.resolve(folder);
  return {
    root,
    incoming: path.join(root, 'incoming'),
    pathOf: (area, key) => {
      if (!KEY.test(key)) throw new StorageError('missing');
      return path.join(root, area, key.slice(0, 2), key.slice(2, 4), key);
    },
  };
};
