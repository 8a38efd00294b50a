import { join } from 'node:path';
import type { Config } from '#bff/core/config.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { createFolderStorage } from './folder/folderStorage.ts';
import { createS3Storage } from './s3/s3Storage.ts';

/** Opens the place where files lie: the bucket that is configured, else a folder. */
export const openStorage = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStorage> =>
  s3 === undefined
    ? createFolderStorage(join(dataDir, 'files'))
    : createS3Storage(s3, join(dataDir, 'incoming'));
