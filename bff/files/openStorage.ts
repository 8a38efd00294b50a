import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import type { FileStorage } from '../core/fileStorage.ts';
import { createFolderStorage } from './folder/folderStorage.ts';

/** Opens the place where files lie. */
export const openStorage = ({ dataDir }: Config): Promise<FileStorage> =>
  createFolderStorage(join(dataDir, 'files'));
