import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { createFolderStorage } from '#bff/platform/files/folder/folderStorage.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startTestServer } from '#bff/testing/server.ts';
import { makeStoredFileRow } from '#bff/testing/storedFiles.ts';
import { readInstallationId } from './installation.data.ts';
import { assertSameInstallation, ForeignFilesError } from './sameInstallation.service.ts';

let database: Database;
let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
  storage = await createFolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => database.close());

const mark = (): Promise<string> => readFile(join(folder, 'installation'), 'utf8');

const store = async (): Promise<string> => {
  const { key } = await storage.put(Readable.from(['x']), { maxBytes: 10 });
  await storage.release(key);
  return key;
};

const addRow = (storageKey: string) => makeStoredFileRow(database.client, storageKey);

describe('a start', () => {
  it('marks an unused folder with the installation of its database, and is content with it ever after', async () => {
    await assertSameInstallation(database, storage);
    await store();
    await assertSameInstallation(database, storage);
    expect((await mark()).trim()).toBe(await readInstallationId(database.client));
  });

  it('is refused beside files that bear the mark of another database, and changes nothing', async () => {
    await writeFile(join(folder, 'installation'), '6f0b3f3e-0000-4000-8000-000000000000\n');
    const key = await store();
    await expect(assertSameInstallation(database, storage)).rejects.toThrow(ForeignFilesError);
    expect((await mark()).trim()).toBe('6f0b3f3e-0000-4000-8000-000000000000');
    expect(await storage.open(key).then((stream) => stream.destroy().destroyed)).toBe(true);
  });

  it('believes files without a mark only when the database knows some of them', async () => {
    await store();
    await expect(assertSameInstallation(database, storage)).rejects.toThrow('another database');
    await addRow(await store());
    await assertSameInstallation(database, storage);
    expect((await mark()).trim()).toBe(await readInstallationId(database.client));
  });

  it('of two processes at once leaves one mark', async () => {
    await Promise.all([assertSameInstallation(database, storage), assertSameInstallation(database, storage)]);
    expect((await mark()).trim()).toBe(await readInstallationId(database.client));
  });
});

it('the server does not start, and no job runs, with the files of another database', async () => {
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files/installation'), '6f0b3f3e-0000-4000-8000-000000000000\n');
  await expect(startTestServer({ database, dataDir: folder })).rejects.toThrow(ForeignFilesError);
});
