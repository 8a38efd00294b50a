import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { type S3Server, startS3Server } from '#bff/testing/s3/s3Server.ts';
import { putFile } from './objects.ts';
import { type Patience, reachBucket } from './reach.ts';
import { createS3Storage } from './s3Storage.ts';

/* What only a bucket can do wrong. */

const maxBytes = 1000;
let s3: S3Server;
let folder = '';
let storage: FileStorage;

const open = (incoming: string, patience?: Patience) =>
  createS3Storage(s3.settings, path.join(folder, incoming), patience);
/** Does not wait long for a service that says nothing. */
const openImpatient = () => open('incoming', { answerMs: 5_000, fileMs: 500 });

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 's3-storage-'));
  storage = await open('incoming');
});
afterEach(async () => {
  s3.be('well');
  for await (const { key } of storage.list()) await storage.remove(key);
  await rm(folder, { recursive: true });
});

const put = (text: string) => storage.put(Readable.from([text]), { maxBytes });
const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found;
};
const incoming = () => readdir(path.join(folder, 'incoming'));

describe('a file on its way to a bucket', () => {
  it.each(['away', 'silent', 'busy'] as const)(
    'is refused while the service is %s, and nothing of it stays',
    async (mood) => {
      const impatient = await openImpatient();
      s3.be(mood);
      const refused = impatient.put(Readable.from(['x']), { maxBytes });
      await expect(refused).rejects.toMatchObject({ failure: 'away' });
      expect(await incoming()).toEqual([]);
      s3.be('well');
      expect(await keys()).toEqual([]);
      expect((await put('x')).sizeBytes).toBe(1);
    },
  );

  it('arrives when the service is there again in time', async () => {
    s3.be('busy');
    const pending = put('x');
    await vi.waitFor(() => expect(s3.asked.at(-1)).toContain('PUT'), 60_000);
    s3.be('well');
    const { key } = await pending;
    expect(await keys()).toEqual([key]);
  });

  it('is refused by the service when it arrives changed, and sent again first', async () => {
    s3.be('damaging');
    const before = s3.asked.length;
    await expect(put('x')).rejects.toMatchObject({ failure: 'broken', cause: { name: 'BadDigest' } });
    expect(s3.asked.slice(before).filter((line) => line.startsWith('PUT'))).toHaveLength(3);
    expect(await keys()).toEqual([]);
  });

  it('is read again where the service does not say what arrived, and taken back when that is something else', async () => {
    s3.be('damagingUnseen');
    await expect(put('x')).rejects.toMatchObject({ failure: 'broken' });
    s3.be('well');
    await vi.waitFor(async () => expect(await keys()).toEqual([]), 60_000);
  });

  it('is taken back when the service keeps it and nobody hears of it', async () => {
    s3.be('forgetful');
    await expect(put('x')).rejects.toMatchObject({ failure: 'away' });
    s3.be('well');
    await vi.waitFor(async () => expect(await keys()).toEqual([]), 60_000);
  });

  it('goes in one piece, whatever its length, so that no parts can be left', async () => {
    const pieces = Array.from({ length: 12 }, () => Buffer.alloc(1024 * 1024));
    const { key } = await storage.put(Readable.from(pieces), { maxBytes: 20 * 1024 * 1024 });
    // Not all that was asked: a file of the test before may still be on its way out.
    expect(s3.asked.filter((line) => line.includes(key)).map((line) => line.split(' ')[0])).toEqual(['PUT']);
  });

  it('is given up with its caller, also when the service does not answer', async () => {
    s3.be('silent');
    const controller = new AbortController();
    const pending = storage.put(Readable.from(['x']), { maxBytes, signal: controller.signal });
    const asked = s3.asked.length;
    await vi.waitFor(() => expect(s3.asked.length).toBeGreaterThan(asked), 60_000);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ failure: 'aborted' });
    expect(await incoming()).toEqual([]);
  });

  it('that is gone from the disk when its caller leaves ends that upload, never the process', async () => {
    const reach = await reachBucket(s3.settings, { answerMs: 5_000, fileMs: 5_000 });
    const gone = { path: path.join(folder, 'gone'), sizeBytes: 1, sha256: '00' };
    const errors: unknown[] = [];
    const hear = (error: unknown) => errors.push(error);
    process.on('uncaughtException', hear);
    const put = putFile(reach, 'quarantine/gone', gone, AbortSignal.abort());
    await expect(put).rejects.toMatchObject({ failure: 'aborted' });
    // The stream that such an error comes from says so after its file could not be opened.
    await access(gone.path).catch(() => undefined);
    await wait(0);
    process.off('uncaughtException', hear);
    expect(errors).toEqual([]);
  });

  it('asks the service nothing before it is whole', async () => {
    const asked = () => s3.asked.filter((line) => line.startsWith('PUT'));
    const before = asked().length;
    const source = new PassThrough();
    source.write('half');
    await expect(storage.put(source, { maxBytes, idleTimeoutMs: 30 })).rejects.toThrow();
    expect(asked()).toHaveLength(before);
  });
});

describe('a file in the quarantine of a bucket', () => {
  it('is looked into where it came in, without asking for it again', async () => {
    const { key } = await put('text');
    expect(await storage.withQuarantined(key, (file) => readFile(file, 'utf8'))).toBe('text');
    expect(s3.asked.filter((line) => line.includes(key) && !line.startsWith('PUT'))).toEqual([]);
  });

  it('is fetched by another machine for as long as the task takes', async () => {
    const { key } = await put('text');
    const elsewhere = await open('elsewhere');
    expect(await elsewhere.withQuarantined(key, (file) => readFile(file, 'utf8'))).toBe('text');
    expect(await readdir(path.join(folder, 'elsewhere'))).toEqual([]);
    await elsewhere.release(key);
    expect((await buffer(await storage.open(key))).toString()).toBe('text');
  });

  it('that lies in both places after a crash is released once more', async () => {
    const { key } = await put('text');
    s3.be('clinging');
    await expect(storage.release(key)).rejects.toMatchObject({ failure: 'away' });
    expect(await keys()).toEqual([key, key]);
    s3.be('well');
    await storage.release(key);
    expect(await keys()).toEqual([key]);
    expect((await buffer(await storage.open(key))).toString()).toBe('text');
  });
});

describe('reading from a bucket that is away', () => {
  it('fails in time, and works again as soon as it is back', async () => {
    const { key } = await put('x');
    await storage.release(key);
    s3.be('away');
    await expect(storage.open(key)).rejects.toMatchObject({ failure: 'away' });
    await expect(storage.ping()).rejects.toMatchObject({ failure: 'away' });
    s3.be('well');
    expect((await buffer(await storage.open(key))).toString()).toBe('x');
  });
});

describe('whether the bucket is there', () => {
  it('is asked once for all who want to know at the same time', async () => {
    s3.be('away');
    const before = s3.asked.length;
    const answers = await Promise.allSettled([storage.ping(), storage.ping(), storage.ping()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    // The question and its two repetitions.
    expect(s3.asked.slice(before)).toHaveLength(3);
    s3.be('well');
    expect(await storage.ping()).toBeUndefined();
  });
});

describe('a start', () => {
  const startWith = (changes: Partial<S3Server['settings']>) =>
    createS3Storage({ ...s3.settings, ...changes }, path.join(folder, 'other'));

  it('without the bucket says which setting is wrong', async () => {
    await expect(startWith({ bucket: 'another' })).rejects.toThrow(
      /s3:\/\/another\/.*no such bucket \(S3_BUCKET\)/,
    );
  });

  it('with the wrong key says so, and does not print it', async () => {
    const credentials = { accessKeyId: 'another', secretAccessKey: 'wrong-secret' };
    const error = await startWith({ credentials }).catch(String);
    expect(error).toContain('S3_SECRET_ACCESS_KEY');
    expect(error).not.toContain('wrong-secret');
  });

  it('with a service that does not answer says so', async () => {
    s3.be('away');
    await expect(startWith({})).rejects.toThrow(/does not answer \(S3_ENDPOINT\)/);
  });
});
