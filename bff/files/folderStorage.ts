import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type FileStorage,
  type PutOptions,
  type StorageEntry,
  StorageError,
  type StoredFile,
} from '../core/fileStorage.ts';
import { createMeter } from './meter.ts';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IDLE_TIMEOUT_MS = 30_000;
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

type Area = 'quarantine' | 'stored';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const asStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return new StorageError('missing', error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('full', error);
  const isAborted = code === 'ABORT_ERR' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
  return new StorageError(isAborted ? 'aborted' : 'broken', error);
};

/** A name in a folder survives a crash only once the folder itself is on the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Moves a file whose bytes are on the disk already; the new name is there for good when this returns. */
const moveDurably = async (from: string, to: string, root: string): Promise<void> => {
  const folder = path.dirname(to);
  const firstNew = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await rename(from, to);
  await syncFolder(folder);
  if (firstNew === undefined) return;
  for (let above = path.dirname(folder); above.startsWith(root); above = path.dirname(above)) {
    await syncFolder(above);
  }
};

async function* filesOf(folder: string, area: Area, firstDigits: string): AsyncIterable<StorageEntry> {
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
type Layout = {
  readonly root: string;
  readonly incoming: string;
  /** @throws StorageError missing for what is no key, so that no path can be smuggled in */
  readonly pathOf: (area: Area, key: string) => string;
};

const layoutOf = (folder: string): Layout => {
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

const receive = async (layout: Layout, source: Readable, options: PutOptions): Promise<StoredFile> => {
  const key = randomUUID();
  const partial = path.join(layout.incoming, key);
  const meter = createMeter(options.maxBytes, options.idleTimeoutMs ?? IDLE_TIMEOUT_MS);
  try {
    const target = createWriteStream(partial, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
    await pipeline(source, meter.stream, target, { signal: options.signal });
    await moveDurably(partial, layout.pathOf('quarantine', key), layout.root);
    return { key, ...meter.result() };
  } catch (error) {
    await rm(partial, { force: true });
    throw asStorageError(error);
  }
};

const sweep = async (folder: string, before: Date): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => null);
    if (info === null || info.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
};

const rethrow = (error: unknown): never => {
  throw asStorageError(error);
};

/**
 * Files in a folder of this machine, outside everything that is served, two levels of 256 folders deep. Bytes go
 * to `incoming/` on the same volume first and get their name by an atomic rename after fsync.
 */
export const createFolderStorage = async (folder: string): Promise<FileStorage> => {
  const layout = layoutOf(folder);
  const { root, incoming, pathOf } = layout;
  await mkdir(incoming, { recursive: true, mode: PRIVATE_FOLDER });
  return {
    put: (source, options) => receive(layout, source, options),
    withQuarantined: async (key, task) => {
      const file = pathOf('quarantine', key);
      await access(file).catch(rethrow);
      return task(file);
    },
    release: async (key) => {
      await moveDurably(pathOf('quarantine', key), pathOf('stored', key), root).catch(rethrow);
    },
    open: async (key, range) => {
      const handle = await open(pathOf('stored', key), 'r').catch(rethrow);
      return createReadStream('', { fd: handle, ...range });
    },
    remove: async (key) => {
      await rm(pathOf('quarantine', key), { force: true });
      await rm(pathOf('stored', key), { force: true });
    },
    list: async function* (firstDigits = '') {
      yield* filesOf(root, 'quarantine', firstDigits);
      yield* filesOf(root, 'stored', firstDigits);
    },
    sweepIncoming: (before) => sweep(incoming, before),
  };
};
