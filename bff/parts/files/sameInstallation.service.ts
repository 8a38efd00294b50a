import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { readInstallationId } from './installation.data.ts';
import { listKnownStorageKeys } from './storedFiles.data.ts';

/** A storage from before the mark is believed when the database knows one of so many of its files. */
const LOOKED_AT = 500;

const someKeys = async (storage: FileStorage): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, isQuarantined } of storage.list()) {
    if (!isQuarantined) keys.push(key);
    if (keys.length === LOOKED_AT) break;
  }
  return keys;
};

/** Whether files without a mark may be taken for this database's: there are none, or it knows some of them. */
const mayClaim = async ({ client }: Database, storage: FileStorage): Promise<boolean> => {
  const keys = await someKeys(storage);
  return keys.length === 0 || (await listKnownStorageKeys(client, keys)).size > 0;
};

/** The database and the files belong to different installations. */
export class ForeignFilesError extends Error {
  constructor(place: string) {
    super(
      `The stored files (${place}) belong to another database than DATABASE_URL: nothing was started or changed. ` +
        `Correct one of the two. If the files are to go with this database from now on, remove ` +
        `${place}/installation and start again (docs/operations.md, Backup and restore).`,
    );
    this.name = 'ForeignFilesError';
  }
}

/**
 * Makes sure that the database and the files belong together, before anything looks at both: a typing error in
 * DATABASE_URL, or a start before a restore, must not make files look superfluous.
 * @throws ForeignFilesError
 */
export const assertSameInstallation = async (database: Database, storage: FileStorage): Promise<void> => {
  const installationId = await readInstallationId(database.client);
  const owner = await storage.owner();
  if (owner === installationId) return;
  if (owner !== null || !(await mayClaim(database, storage))) throw new ForeignFilesError(storage.place);
  if ((await storage.claim(installationId)) !== installationId) throw new ForeignFilesError(storage.place);
};
