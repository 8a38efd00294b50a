import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { codeOf, PRIVATE_FILE, rethrow } from '../disk.ts';
import { syncFolder } from './folderLayout.ts';

/** The folder's own mark: a file beside its areas with the installation's id. */
const MARK = 'installation';

/** Whose files a folder holds. */
export const createFolderOwner = (root: string): Pick<FileStorage, 'owner' | 'claim'> => {
  const mark = path.join(root, MARK);
  const owner = async (): Promise<string | null> => {
    try {
      return (await readFile(mark, 'utf8')).trim();
    } catch (error) {
      return codeOf(error) === 'ENOENT' ? null : rethrow(error);
    }
  };
  const write = async (installationId: string): Promise<void> => {
    const handle = await open(mark, 'wx', PRIVATE_FILE);
    try {
      await handle.writeFile(`${installationId}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(root);
  };
  return {
    owner,
    claim: async (installationId) => {
      await write(installationId).catch((error: unknown) => {
        // Another process that starts now was first.
        if (codeOf(error) !== 'EEXIST') rethrow(error);
      });
      return (await owner()) ?? installationId;
    },
  };
};
