import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage, PutOptions, StoredFile } from '../core/fileStorage.ts';
import {
  asStorageError,
  filesOf,
  type Layout,
  layoutOf,
  moveDurably,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  rethrow,
} from './folderLayout.ts';
import { createFolderOwner } from './folderOwner.ts';
import { createFolderTrash } from './folderTrash.ts';
import { createMeter } from './meter.ts';

const IDLE_TIMEOUT_MS = 30_000;

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
    trash: createFolderTrash(layout),
    ...createFolderOwner(root),
  };
};
