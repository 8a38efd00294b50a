import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { readS3Settings, type S3Settings } from '#bff/core/settings/s3Settings.ts';
import { type CephGateway, hasCeph, startCephGateway } from '#bff/testing/s3/cephGateway.ts';
import { type S3Server, startS3Server } from '#bff/testing/s3/s3Server.ts';
import { createFolderStorage } from './folder/folderStorage.ts';
import { createS3Storage } from './s3/s3Storage.ts';

/* What every storage promises, whatever it is made of. */

const maxBytes = 1000;
const headOf = (seq: bigint) => ({ seq, hash: 'ab'.repeat(32) });

let folder = '';
let s3: S3Server;
/** Where it is installed: a service that others run, which knows no checksums yet. */
let ceph: CephGateway | undefined;
beforeAll(async () => {
  s3 = await startS3Server();
  ceph = hasCeph() ? await startCephGateway() : undefined;
});
afterAll(() => Promise.all([s3.stop(), ceph?.stop()]));

const inBucket = (settings: S3Settings): Promise<FileStorage> =>
  createS3Storage({ ...settings, prefix: `${randomUUID()}/` }, path.join(folder, 'incoming'));

/** TEST_S3_BUCKET, TEST_S3_ENDPOINT and the others name a service to try beside the one of the tests. */
const given = (): S3Settings | undefined =>
  readS3Settings(
    Object.fromEntries(
      Object.entries(process.env).map(([name, value]) => [name.replace(/^TEST_(?=S3_)/, ''), value]),
    ),
  );

type Kind = readonly [string, () => Promise<FileStorage>];

const inCeph: Kind = [
  'a bucket of Ceph',
  () => {
    if (ceph === undefined) throw new Error('not started');
    return inBucket(ceph.settings);
  },
];
const elsewhere: Kind = ['a bucket elsewhere', () => inBucket(given() ?? s3.settings)];

const kinds: readonly Kind[] = [
  ['a folder', () => createFolderStorage(folder)],
  ['a bucket', () => inBucket(s3.settings)],
  ...(hasCeph() ? [inCeph] : []),
  ...(process.env.TEST_S3_BUCKET ? [elsewhere] : []),
];

describe.each(kinds)('a storage in %s', (_kind, open) => {
  let storage: FileStorage;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
    storage = await open();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const keysOf = async ({ list }: Pick<FileStorage, 'list'>, firstDigits?: string): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of list(firstDigits)) found.push(key);
    return found.toSorted();
  };
  const keys = () => keysOf(storage);
  const incoming = (): Promise<string[]> => readdir(path.join(folder, 'incoming'));
  const store = async (text: string): Promise<string> => {
    const { key } = await storage.put(Readable.from([text]), { maxBytes });
    await storage.release(key);
    return key;
  };
  const textOf = async (key: string): Promise<string> => (await buffer(await storage.open(key))).toString();

  it('answers length and SHA-256 of what it stored, and gives back the same bytes', async () => {
    const bytes = Buffer.from('見積書');
    const stored = await storage.put(Readable.from([bytes]), { maxBytes });
    expect(stored.sizeBytes).toBe(9);
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    await storage.release(stored.key);
    expect(await buffer(await storage.open(stored.key))).toEqual(bytes);
  });

  it('takes a file of the size that is allowed, in pieces as they come', async () => {
    const pieces = Array.from({ length: 50 }, (_, index) => Buffer.alloc(1024 * 1024, index));
    const stored = await storage.put(Readable.from(pieces), { maxBytes: 50 * 1024 * 1024 });
    await storage.release(stored.key);
    const hash = createHash('sha256');
    for await (const chunk of await storage.open(stored.key)) hash.update(chunk);
    expect([stored.sizeBytes, hash.digest('hex')]).toEqual([50 * 1024 * 1024, stored.sha256]);
  });

  it('serves nothing from quarantine; only a task may look at it', async () => {
    const { key } = await storage.put(Readable.from(['x']), { maxBytes });
    await expect(storage.open(key)).rejects.toMatchObject({ failure: 'missing' });
    expect(await storage.withQuarantined(key, async (file) => (await stat(file)).size)).toBe(1);
    await storage.release(key);
    await expect(storage.withQuarantined(key, async () => 1)).rejects.toMatchObject({ failure: 'missing' });
  });

  it('releases a file once, and says so to who comes second', async () => {
    const key = await store('x');
    await expect(storage.release(key)).rejects.toMatchObject({ failure: 'missing' });
    expect(await textOf(key)).toBe('x');
  });

  it('reads a range, both ends inclusive', async () => {
    const key = await store('0123456789');
    expect((await buffer(await storage.open(key, { start: 2, end: 4 }))).toString()).toBe('234');
    expect((await buffer(await storage.open(key, { start: 0, end: 1 }))).toString()).toBe('01');
  });

  it('stops at the first byte over the limit and leaves nothing behind', async () => {
    const source = Readable.from([Buffer.alloc(600), Buffer.alloc(401)]);
    await expect(storage.put(source, { maxBytes })).rejects.toMatchObject({ failure: 'tooLarge' });
    expect(await incoming()).toEqual([]);
    expect(await keys()).toEqual([]);
    const exact = await storage.put(Readable.from([Buffer.alloc(1000)]), { maxBytes });
    expect(exact.sizeBytes).toBe(1000);
  });

  it('gives up a source that sends nothing more', async () => {
    const source = new PassThrough();
    source.write('half');
    await expect(storage.put(source, { maxBytes, idleTimeoutMs: 30 })).rejects.toMatchObject({
      failure: 'stalled',
    });
    expect(await incoming()).toEqual([]);
  });

  it('gives up when the caller goes, or when the source breaks', async () => {
    const controller = new AbortController();
    const pending = storage.put(new PassThrough(), { maxBytes, signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ failure: 'aborted' });
    const broken = new PassThrough();
    const failing = storage.put(broken, { maxBytes });
    broken.destroy();
    await expect(failing).rejects.toMatchObject({ failure: 'aborted' });
    expect(await incoming()).toEqual([]);
  });

  it('lists every file with its area and removes it, twice without an error', async () => {
    const first = await storage.put(Readable.from(['a']), { maxBytes });
    const second = await store('b');
    const found = [];
    for await (const { key, sizeBytes, isQuarantined } of storage.list())
      found.push([key, sizeBytes, isQuarantined]);
    expect(found.toSorted()).toEqual(
      [
        [first.key, 1, true],
        [second, 1, false],
      ].toSorted(),
    );
    await storage.remove(first.key);
    await storage.remove(second);
    await storage.remove(second);
    expect(await keys()).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it('lists only the keys that begin with two digits, where it is asked to', async () => {
    const all = await Promise.all(['a', 'b', 'c', 'd'].map(store));
    const digits = all[0]?.slice(0, 2) ?? '';
    expect(await keysOf(storage, digits)).toEqual(all.filter((key) => key.startsWith(digits)).toSorted());
  });

  it('keeps in the trash what was taken away, and puts it back where it lay', async () => {
    const quarantined = (await storage.put(Readable.from(['q']), { maxBytes })).key;
    const stored = await store('s');
    for (const key of [quarantined, stored, stored]) await storage.trash.put(key);
    expect([await keys(), await keysOf(storage.trash)]).toEqual([[], [quarantined, stored].toSorted()]);
    await expect(storage.open(stored)).rejects.toMatchObject({ failure: 'missing' });
    await storage.trash.putBack(stored);
    await storage.trash.putBack(quarantined);
    expect(await textOf(stored)).toBe('s');
    await expect(storage.open(quarantined)).rejects.toMatchObject({ failure: 'missing' });
    await expect(storage.trash.putBack(stored)).rejects.toMatchObject({ failure: 'missing' });
    await storage.trash.put(stored);
    await storage.trash.remove(stored);
    await storage.trash.remove(stored);
    expect(await keysOf(storage.trash)).toEqual([]);
  });

  it('says since when a file has been in the trash, not how old it is', async () => {
    const key = await store('x');
    const before = Date.now();
    await storage.trash.put(key);
    // Services count in whole seconds.
    for await (const { storedAt } of storage.trash.list())
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('takes over a file of another storage under its own key, to where it lay there', async () => {
    const sha256 = createHash('sha256').update('moved').digest('hex');
    const [stored, quarantined] = [randomUUID(), randomUUID()];
    const file = { sizeBytes: 5, sha256 };
    await storage.takeOver({ ...file, key: stored, isQuarantined: false }, Readable.from(['moved']));
    await storage.takeOver({ ...file, key: stored, isQuarantined: false }, Readable.from(['moved']));
    await storage.takeOver({ ...file, key: quarantined, isQuarantined: true }, Readable.from(['moved']));
    expect(await textOf(stored)).toBe('moved');
    expect(await storage.withQuarantined(quarantined, (path) => readFile(path, 'utf8'))).toBe('moved');
    expect(await incoming()).toEqual([]);
  });

  it.each(['moveD', 'mov', 'moved on'])(
    'takes over no other bytes than it was told of (%j)',
    async (text) => {
      const sha256 = createHash('sha256').update('moved').digest('hex');
      const file = { key: randomUUID(), isQuarantined: false, sizeBytes: 5, sha256 };
      await expect(storage.takeOver(file, Readable.from([text]))).rejects.toMatchObject({
        failure: 'broken',
      });
      expect([await keys(), await incoming()]).toEqual([[], []]);
    },
  );

  it.each(['../../etc/passwd', '', 'a/b', '00000000-0000-0000-0000-000000000000'])(
    'the key %j leads nowhere',
    async (key) => {
      await expect(storage.open(key)).rejects.toMatchObject({ failure: 'missing' });
      await expect(storage.release(key)).rejects.toMatchObject({ failure: 'missing' });
      await expect(storage.withQuarantined(key, async () => 1)).rejects.toMatchObject({ failure: 'missing' });
    },
  );

  it('sweeps what a killed process left half received', async () => {
    const file = path.join(folder, 'incoming', 'left');
    await writeFile(file, 'half');
    await utimes(file, new Date(0), new Date(0));
    await writeFile(path.join(folder, 'incoming', 'fresh'), 'half');
    expect(await storage.sweepIncoming(new Date(1000))).toBe(1);
    expect(await incoming()).toEqual(['fresh']);
  });

  it('belongs to nobody, then to the first who claims it', async () => {
    const [mine, foreign] = [randomUUID(), randomUUID()];
    expect(await storage.owner()).toBeNull();
    expect(await storage.claim(mine)).toBe(mine);
    expect(await storage.claim(foreign)).toBe(mine);
    expect(await storage.owner()).toBe(mine);
  });

  it('of two claims at once knows one', async () => {
    const [one, other] = await Promise.all([storage.claim(randomUUID()), storage.claim(randomUUID())]);
    expect(one).toBe(other);
  });

  it('keeps the newest head of the audit trail', async () => {
    expect(await storage.auditHead.read()).toBeNull();
    await storage.auditHead.write(headOf(7n));
    await storage.auditHead.write(headOf(8n));
    expect(await storage.auditHead.read()).toEqual(headOf(8n));
    expect(await keys()).toEqual([]);
  });

  it('keeps what was signed of the audit trail day by day, and never anew', async () => {
    expect(await storage.auditAnchors.read('2026-11-25')).toBeNull();
    await storage.auditAnchors.keep('2026-11-26', 'the first');
    await storage.auditAnchors.keep('2026-11-25', 'of the day before');
    await storage.auditAnchors.keep('2026-11-26', 'another');
    const days: string[] = [];
    for await (const day of storage.auditAnchors.days()) days.push(day);
    expect(days.toSorted()).toEqual(['2026-11-25', '2026-11-26']);
    expect(await storage.auditAnchors.read('2026-11-26')).toBe('the first');
    await expect(storage.auditAnchors.keep('../2026-11-26', 'x')).rejects.toThrow(RangeError);
    expect(await keys()).toEqual([]);
  });

  it('of two that keep the same day at once has one, whole', async () => {
    const texts = ['a'.repeat(2000), 'b'.repeat(2000)];
    await Promise.all(texts.map((text) => storage.auditAnchors.keep('2026-11-27', text)));
    expect(texts).toContain(await storage.auditAnchors.read('2026-11-27'));
  });

  it('can be asked whether it is there', async () => {
    expect(await storage.ping()).toBeUndefined();
  });
});
