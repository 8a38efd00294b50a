import { mkdir, open, opendir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StorageEntry } from '#bff/core/fileStorage.ts';
import { PRIVATE_FOLDER } from '../disk.ts';
import { type Area, assertKey, isKey } from '../storageKey.ts';

/** A name in a folder survives a crash only once the folder itself is on the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Folders of which this process knows that they are there after a crash; what it forgets is written once more. */
const lasting = new Set<string>();
const MOST_LASTING = 10_000;

/** Writes the names of a folder and of those above it, as far as they are not known to last. */
const makeLast = async (folder: string, root: string): Promise<void> => {
  const news: string[] = [];
  for (let each = folder; each !== root && !lasting.has(each); each = path.dirname(each)) news.push(each);
  for (const each of news) await syncFolder(path.dirname(each));
  if (lasting.size > MOST_LASTING) lasting.clear();
  for (const each of news) lasting.add(each);
};

/** What had to be made again was removed since. */
const forget = (folder: string, firstNew: string): void => {
  for (let each = folder; each.startsWith(firstNew); each = path.dirname(each)) lasting.delete(each);
};

/**
 * Moves a file whose bytes are on the disk already; the new name is there for good when this returns.
 * @param root a folder above it that lasts
 */
export const moveDurably = async (from: string, to: string, root: string): Promise<void> => {
  const folder = path.dirname(to);
  const firstNew = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (firstNew !== undefined) forget(folder, firstNew);
  await rename(from, to);
  await syncFolder(folder);
  await makeLast(folder, root);
};

/** The files of an area below a folder. */
export async function* filesOf(folder: string, area: Area, firstDigits = ''): AsyncIterable<StorageEntry> {
  const found = await opendir(path.join(folder, area, firstDigits), { recursive: true }).catch(() => null);
  if (found === null) return;
  for await (const entry of found) {
    if (!entry.isFile() || !isKey(entry.name)) continue;
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
      assertKey(key);
      return path.join(root, area, key.slice(0, 2), key.slice(2, 4), key);
    },
  };
};
