import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '../../core/fileStorage.ts';
import { createFolderStorage } from './folderStorage.ts';

const maxBytes = 1000;
let folder = '';
let storage: FileStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  storage = await createFolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found;
};
const incoming = (): Promise<string[]> => readdir(path.join(folder, 'incoming'));

describe('folder storage', () => {
  it('answers length and SHA-256 of what it stored, and gives back the same bytes', async () => {
    const bytes = Buffer.from('見積書');
    const stored = await storage.put(Readable.from([bytes]), { maxBytes });
    expect(stored.sizeBytes).toBe(9);
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    await storage.release(stored.key);
    expect(await buffer(await storage.open(stored.key))).toEqual(bytes);
  });

  it('serves nothing from quarantine; only a task may look at it', async () => {
    const { key } = await storage.put(Readable.from(['x']), { maxBytes });
    await expect(storage.open(key)).rejects.toMatchObject({ failure: 'missing' });
    expect(await storage.withQuarantined(key, async (file) => (await stat(file)).size)).toBe(1);
    await storage.release(key);
    await expect(storage.withQuarantined(key, async () => 1)).rejects.toMatchObject({ failure: 'missing' });
  });

  it('reads a range, both ends inclusive', async () => {
    const { key } = await storage.put(Readable.from(['0123456789']), { maxBytes });
    await storage.release(key);
    expect((await buffer(await storage.open(key, { start: 2, end: 4 }))).toString()).toBe('234');
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
    const second = await storage.put(Readable.from(['b']), { maxBytes });
    await storage.release(second.key);
    expect((await keys()).toSorted()).toEqual([first.key, second.key].toSorted());
    await storage.remove(first.key);
    await storage.remove(second.key);
    await storage.remove(second.key);
    expect(await keys()).toEqual([]);
  });

  it.each(['../../etc/passwd', '', 'a/b', '00000000-0000-0000-0000-000000000000'])(
    'the key %j leads nowhere',
    async (key) => {
      await expect(storage.open(key)).rejects.toMatchObject({ failure: 'missing' });
      await expect(storage.release(key)).rejects.toMatchObject({ failure: 'missing' });
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
});
