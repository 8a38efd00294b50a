import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { moveAuditMarks } from '#bff/modules/trail/audit/moveAuditMarks.service.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { type S3Server, startS3Server } from '#bff/testing/s3/s3Server.ts';
import { makeStoredFileRow } from '#bff/testing/storedFiles.ts';
import { type MoveFilesInput, moveFiles } from './moveFiles.service.ts';

let database: Database;
let s3: S3Server;
let dataDir: string;
let folder: FileStorage;
let bucket: FileStorage;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  s3 = await startS3Server();
  dataDir = await mkdtemp(join(tmpdir(), 'move-'));
  folder = await openStorage({ dataDir, s3: undefined });
  bucket = await openStorage({ dataDir, s3: s3.settings });
});
afterEach(async () => {
  await database.client.storedFile.deleteMany();
  await s3.stop();
  await rm(dataDir, { recursive: true });
});

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file with its row; a pending one is still in quarantine. @returns its row's id and its key */
const store = async (storage: FileStorage, text: string, scanStatus: 'clean' | 'pending' = 'clean') => {
  const { key, sizeBytes, sha256 } = await storage.put(Readable.from([text]), { maxBytes: 100 });
  if (scanStatus === 'clean') await storage.release(key);
  const { id } = await makeStoredFileRow(database.client, key);
  await database.client.storedFile.update({ where: { id }, data: { sizeBytes, sha256, scanStatus } });
  return { id, key };
};

const move = (from: FileStorage, to: FileStorage, options: Partial<MoveFilesInput> = {}) =>
  moveFiles(database.client, {
    from,
    to,
    removesOld: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  });

const keysOf = async (storage: FileStorage): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found.toSorted();
};

const none = { moved: 0, there: 0, missing: 0, damaged: 0 };

describe('moving the files', () => {
  it.each(['to a bucket', 'from a bucket'])(
    '%s leaves each with its bytes, where it lay',
    async (direction) => {
      const [from, to] = direction === 'to a bucket' ? [folder, bucket] : [bucket, folder];
      const clean = await store(from, '見積書');
      const pending = await store(from, '検査中', 'pending');
      expect(await move(from, to)).toEqual({ counts: { ...none, moved: 2 }, lost: [], isComplete: true });
      expect(await textOf(await to.open(clean.key))).toBe('見積書');
      await expect(to.open(pending.key)).rejects.toMatchObject({ failure: 'missing' });
      await to.release(pending.key);
      expect(await textOf(await to.open(pending.key))).toBe('検査中');
      expect(await keysOf(from)).toEqual([clean.key, pending.key].toSorted());
    },
  );

  it('a second time reads what is there and moves only what is new', async () => {
    await store(folder, 'a');
    await move(folder, bucket);
    await store(folder, 'b');
    expect((await move(folder, bucket)).counts).toEqual({ ...none, moved: 1, there: 1 });
  });

  it('can be stopped after a batch, and goes on when it is run again', async () => {
    const { key } = await store(folder, 'x');
    const row = await database.client.storedFile.findUniqueOrThrow({ where: { storageKey: key } });
    for (let number = 0; number < 120; number += 1) {
      const stored = await folder.put(Readable.from(['x']), { maxBytes: 1 });
      await folder.release(stored.key);
      const { id: _, ...data } = row;
      await database.client.storedFile.create({ data: { ...data, storageKey: stored.key } });
    }
    const stopping = new AbortController();
    const stopped = await move(folder, bucket, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    expect(stopped).toEqual({ counts: { ...none, moved: 100 }, lost: [], isComplete: false });
    const { counts, isComplete } = await move(folder, bucket);
    expect([counts, isComplete]).toEqual([{ ...none, there: 100, moved: 21 }, true]);
    expect(await keysOf(bucket)).toEqual(await keysOf(folder));
  });

  it('names those that are in neither place or not as their row says, and moves the others', async () => {
    const missing = await store(folder, 'a');
    await folder.remove(missing.key);
    const damaged = await store(folder, 'b');
    const sha256 = sha256Of('something else');
    await database.client.storedFile.update({ where: { id: damaged.id }, data: { sha256 } });
    const whole = await store(folder, 'c');
    const { counts, lost } = await move(folder, bucket, { removesOld: true });
    expect(counts).toEqual({ ...none, moved: 1, missing: 1, damaged: 1 });
    expect(lost.toSorted()).toEqual([missing.id, damaged.id].toSorted());
    expect(await keysOf(bucket)).toEqual([whole.key]);
    expect(await keysOf(folder)).toEqual([damaged.key]);
  });

  it('that arrive changed says so, and keeps the old ones though they were to be removed', async () => {
    const { id, key } = await store(folder, 'a');
    s3.be('damagingUnseen');
    const { counts, lost } = await move(folder, bucket, { removesOld: true });
    expect([counts, lost]).toEqual([{ ...none, damaged: 1 }, [id]]);
    expect(await keysOf(folder)).toEqual([key]);
  });

  it('that are there, but changed since, are moved once more', async () => {
    const { key } = await store(folder, 'a');
    const file = { key, sizeBytes: 1, sha256: sha256Of('b'), isQuarantined: false };
    await bucket.takeOver(file, Readable.from(['b']));
    expect((await move(folder, bucket)).counts).toEqual({ ...none, moved: 1 });
    expect(await textOf(await bucket.open(key))).toBe('a');
  });

  it('leaves those without a row where they are', async () => {
    const { key } = await folder.put(Readable.from(['orphan']), { maxBytes: 100 });
    await move(folder, bucket, { removesOld: true });
    expect([await keysOf(bucket), await keysOf(folder)]).toEqual([[], [key]]);
  });

  it('can leave out those that were stored before a time', async () => {
    const old = await store(folder, 'a');
    await database.client.storedFile.update({ where: { id: old.id }, data: { createdAt: new Date(0) } });
    const { key } = await store(folder, 'b');
    expect((await move(folder, bucket, { storedSince: new Date(1) })).counts).toEqual({ ...none, moved: 1 });
    expect(await keysOf(bucket)).toEqual([key]);
  });

  it('takes the end of the audit trail along, and never back', async () => {
    const hash = 'ab'.repeat(32);
    await folder.auditHead.write({ seq: 7n, hash });
    await moveAuditMarks({ from: folder, to: bucket });
    expect(await bucket.auditHead.read()).toEqual({ seq: 7n, hash });
    await bucket.auditHead.write({ seq: 9n, hash });
    await moveAuditMarks({ from: folder, to: bucket });
    expect(await bucket.auditHead.read()).toEqual({ seq: 9n, hash });
  });

  it('takes what was signed of the audit trail along, and leaves what lies there', async () => {
    await bucket.auditAnchors.keep('2026-11-25', 'there');
    await folder.auditAnchors.keep('2026-11-25', 'here');
    await folder.auditAnchors.keep('2026-11-26', 'here');
    await moveAuditMarks({ from: folder, to: bucket });
    expect(await bucket.auditAnchors.read('2026-11-25')).toBe('there');
    expect(await bucket.auditAnchors.read('2026-11-26')).toBe('here');
  });

  it('ends with an error when the service goes away in between', async () => {
    await store(folder, 'a');
    s3.be('away');
    await expect(move(folder, bucket)).rejects.toMatchObject({ failure: 'away' });
  });
});
