import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cursor } from '#bff/core/batch.ts';
import type { StorageEntry } from '#bff/core/fileStorage.ts';
import { JobRefusal } from '#bff/core/jobFailure.ts';
import type { Scope } from '#bff/core/scope.ts';
import { createFolderStorage } from '#bff/platform/files/folder/folderStorage.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeStoredFileRow } from '#bff/testing/storedFiles.ts';
import { sweepOrphanedFiles } from './sweepFiles.service.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let folder: string;
let scope: Scope;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  const storage = await createFolderStorage(folder);
  scope = { ...server.scopes.forSystem('sweepFiles'), storage };
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => server.stop());

const daysAgo = (days: number): Date => new Date(TEST_NOW.getTime() - days * DAY_MS);

const store = async (storedAt: Date, isReleased = true): Promise<string> => {
  const { key } = await scope.storage.put(Readable.from(['x']), { maxBytes: 10 });
  if (isReleased) await scope.storage.release(key);
  const area = isReleased ? 'stored' : 'quarantine';
  await utimes(join(folder, area, key.slice(0, 2), key.slice(2, 4), key), storedAt, storedAt);
  return key;
};

const addRow = (storageKey: string) => makeStoredFileRow(server.database.client, storageKey);

const sweep = async (): Promise<void> => {
  let cursor: Cursor | null = null;
  do {
    ({ next: cursor } = await sweepOrphanedFiles(scope, cursor));
  } while (cursor !== null);
};

const keysOf = async (list: () => AsyncIterable<StorageEntry>): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of list()) found.push(key);
  return found.toSorted();
};

const keys = (): Promise<string[]> => keysOf(() => scope.storage.list());
const trashed = (): Promise<string[]> => keysOf(() => scope.storage.trash.list());

describe('the sweep of files', () => {
  it('takes away files that no row names, a week after they were stored and half an hour in quarantine', async () => {
    const named = await store(daysAgo(30));
    await addRow(named);
    const fresh = await store(daysAgo(6));
    const uploading = await store(new Date(TEST_NOW.getTime() - 20 * 60_000), false);
    const old = await store(daysAgo(8));
    const halfDone = await store(daysAgo(1), false);
    await sweep();
    expect(await keys()).toEqual([named, fresh, uploading].toSorted());
    expect(await trashed()).toEqual([old, halfDone].toSorted());
  });

  it('serves nothing out of the trash, and puts back where it lay what a restored row names again', {
    tags: ['slow'],
  }, async () => {
    const released = await store(daysAgo(8));
    const scanning = await store(daysAgo(1), false);
    await sweep();
    await expect(scope.storage.open(released)).rejects.toMatchObject({ failure: 'missing' });
    await addRow(released);
    await addRow(scanning);
    await sweep();
    expect(await trashed()).toEqual([]);
    expect((await buffer(await scope.storage.open(released))).toString()).toBe('x');
    expect(await scope.storage.withQuarantined(scanning, async () => 'there')).toBe('there');
  });

  it('forgets what has lain in the trash for 30 days, and not a day before', async () => {
    const [early, late] = [await store(daysAgo(40)), await store(daysAgo(40))];
    await sweep();
    const trashedAt = (key: string, at: Date) =>
      utimes(join(folder, 'trash/stored', key.slice(0, 2), key.slice(2, 4), key), at, at);
    await trashedAt(early, daysAgo(31));
    await trashedAt(late, daysAgo(29));
    await sweep();
    expect(await trashed()).toEqual([late]);
  });

  it('takes none away when so many have no row that this is not their database', {
    tags: ['slow'],
  }, async () => {
    for (let count = 0; count < 21; count += 1) await store(daysAgo(30));
    await expect(sweep()).rejects.toThrow(JobRefusal);
    await expect(sweep()).rejects.toThrow('21件見つかりました');
    expect(await keys()).toHaveLength(21);
  });

  it('takes away what crashes left in quarantine, however often the process was killed', {
    tags: ['slow'],
  }, async () => {
    for (let count = 0; count < 30; count += 1) await store(daysAgo(1), false);
    await sweep();
    expect([await keys(), (await trashed()).length]).toEqual([[], 30]);
  });

  it('takes away what crashes left of files whose rows say that they were removed, however many', {
    tags: ['slow'],
  }, async () => {
    for (let count = 0; count < 30; count += 1) {
      const { id } = await addRow(await store(daysAgo(30)));
      await server.database.client.storedFile.update({ where: { id }, data: { deletedAt: daysAgo(20) } });
    }
    await sweep();
    expect([await keys(), (await trashed()).length]).toEqual([[], 30]);
  });

  it('also removes what was never received whole', async () => {
    await scope.storage.put(Readable.from(['x']), { maxBytes: 10 });
    const incoming = join(folder, 'incoming', 'left');
    await writeFile(incoming, 'half');
    await utimes(incoming, daysAgo(1), daysAgo(1));
    await sweep();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });
});
