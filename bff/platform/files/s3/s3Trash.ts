import { type FileTrash, StorageError } from '#bff/core/fileStorage.ts';
import { AREAS } from '../storageKey.ts';
import { moveObject, removeObject } from './objects.ts';
import type { Reach } from './reach.ts';
import { entriesOf, nameOf } from './s3Layout.ts';

/** Moves a file where it is there. @returns whether it was */
const moveIfThere = async (reach: Reach, from: string, to: string): Promise<boolean> => {
  try {
    await moveObject(reach, from, to);
    return true;
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'missing') return false;
    throw error;
  }
};

/** The trash of a bucket, laid out as the bucket itself, so that a file goes back to the area it came from. */
export const createS3Trash = (reach: Reach): FileTrash => ({
  put: async (key) => {
    for (const area of AREAS) await moveIfThere(reach, nameOf(area, key), nameOf(`trash/${area}`, key));
  },
  list: async function* (firstDigits) {
    for (const area of AREAS) yield* entriesOf(reach, `trash/${area}`, firstDigits);
  },
  putBack: async (key) => {
    for (const area of AREAS) {
      if (await moveIfThere(reach, nameOf(`trash/${area}`, key), nameOf(area, key))) return;
    }
    throw new StorageError('missing');
  },
  remove: async (key) => {
    for (const area of AREAS) await removeObject(reach, nameOf(`trash/${area}`, key));
  },
});
