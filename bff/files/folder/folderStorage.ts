import { createReadStream } from 'node:fs';
import { access, mkdir, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileStorage, PutOptions, StoredFile } from '../../core/fileStorage.ts';
import { asStorageError, PRIVATE_FOLDER, rethrow } from '../disk.ts';
import { receiveFile, sweepReceived } from '../receiveFile.ts';
import { createFolderAuditHead } from './folderAuditHead.ts';
import { filesOf, type Layout, layoutOf, moveDurably } from './folderLayout.ts';
import { createFolderOwner } from './folderOwner.ts';
import { createFolderTrash } from './folderTrash.ts';

const put = async (layout: Layout, source: Readable, options: PutOptions): Promise<StoredFile> => {
  const { path, ...stored } = await receiveFile(layout.incoming, source, options);
  try {
    await moveDurably(path, layout.pathOf('quarantine', stored.key), layout.root);
    return stored;
  } catch (error) {
    await rm(path, { force: true });
    throw asStorageError(error);
  }
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
  };
};
