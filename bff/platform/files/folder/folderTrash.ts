import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type FileTrash, StorageError } from '#bff/core/fileStorage.ts';
import { codeOf, rethrow } from '../disk.ts';
import { AREAS, type Area } from '../storageKey.ts';
import { filesOf, type Layout, layoutOf, moveDurably } from './folderLayout.ts';

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Moves a file where it is there. @returns whether it was */
const moveIfThere = async (from: string, to: string, root: string): Promise<boolean> => {
  try {
    await moveDurably(from, to, root);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    return rethrow(error);
  }
};

/** The trash of a folder of files, laid out as the folder itself, so that a file goes back to the area it came from. */
export const createFolderTrash = ({ root, pathOf }: Layout): FileTrash => {
  const trash = layoutOf(path.join(root, 'trash'));
  const inTrash = (area: Area, key: string): string => trash.pathOf(area, key);
  return {
    put: async (key) => {
      const now = new Date();
      for (const area of AREAS) {
        const target = inTrash(area, key);
        if (await moveIfThere(pathOf(area, key), target, root)) await utimes(target, now, now).catch(rethrow);
      }
    },
    list: async function* (firstDigits) {
      for (const area of AREAS) yield* filesOf(trash.root, area, firstDigits);
    },
    putBack: async (key) => {
      for (const area of AREAS) {
        if (await moveIfThere(inTrash(area, key), pathOf(area, key), root)) return;
      }
      throw new StorageError('missing');
    },
    remove: async (key) => {
      for (const area of AREAS) await rm(inTrash(area, key), { force: true });
    },
  };
};
