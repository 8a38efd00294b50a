import type { StorageEntry } from '#bff/core/fileStorage.ts';
import { type Area, assertKey, isKey } from '../storageKey.ts';
import { listObjects } from './objects.ts';
import type { Reach } from './reach.ts';

type Shelf = Area | `trash/${Area}`;

/** The name of a file in a bucket. @throws StorageError missing for what is no key */
export const nameOf = (shelf: Shelf, key: string): string => {
  assertKey(key);
  return `${shelf}/${key}`;
};

/** The files on a shelf whose keys begin so. */
export async function* entriesOf(reach: Reach, shelf: Shelf, firstDigits = ''): AsyncIterable<StorageEntry> {
  for await (const { name, sizeBytes, storedAt } of listObjects(reach, `${shelf}/${firstDigits}`)) {
    const key = name.slice(shelf.length + 1);
    if (isKey(key)) yield { key, sizeBytes, storedAt, isQuarantined: shelf.endsWith('quarantine') };
  }
}
