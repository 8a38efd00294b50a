import { createReadStream } from 'node:fs';
import { access, mkdir, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileStorage, PutOptions, StoredFile } from '#bff/core/fileStorage.ts';
import { asStorageError, PRIVATE_FOLDER, rethrow } from '../disk.ts';
import { type ReceivedFile, receiveFile, receiveForeign, sweepReceived } from '../receiveFile.ts';
import { type Area, areaOf } from '../storageKey.ts';
import { createFolderAuditAnchors } from './folderAuditAnchors.ts';
import { createFolderAuditHead } from './folderAuditHead.ts';
import { filesOf, type Layout, layoutOf, moveDurably } from './folderLayout.ts';
import { createFolderOwner } from './folderOwner.ts';
import { createFolderTrash } from './folderTrash.ts';

/** Gives a file that has arrived its place. */
const keep = async (
  layout: Layout,
  received: ReceivedFile,
  { area, key }: { readonly area: Area; readonly key: string },
): Promise<void> => {
  try {
    await moveDurably(received.path, layout.pathOf(area, key), layout.root);
  } catch (error) {
    await rm(received.path, { force: true });
    throw asStorageError(error);
  }
};

const put = async (layout: Layout, source: Readable, options: PutOptions): Promise<StoredFile> => {
  const received = await receiveFile(layout.incoming, source, options);
  const { key, sizeBytes, sha256 } = received;
  await keep(layout, received, { area: 'quarantine', key });
  return { key, sizeBytes, sha256 };
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
    place: folder,
    ping: () => access(incoming).catch(rethrow),
    put: (source, options) => put(layout, source, options),
    takeOver: async (file, source) => {
      const received = await receiveForeign(incoming, source, file);
      await keep(layout, received, { area: areaOf(file), key: file.key });
    },
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
    sweepIncoming: (before) => sweepReceived(incoming, before),
    trash: createFolderTrash(layout),
    ...createFolderOwner(root),
    auditHead: createFolderAuditHead(root),
    auditAnchors: createFolderAuditAnchors(root),
  };
};
