import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express from 'express';
import multer from 'multer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileStorage, StorageError } from '#bff/core/fileStorage.ts';
import { createFolderStorage } from './folder/folderStorage.ts';
import { createUploadEngine, uploadedFileOf } from './uploadEngine.ts';

let folder = '';
let storage: FileStorage;
let server: http.Server;
let port = 0;

/** What the disk still takes; the write that is one too many fails as the system says it. */
let roomBytes = Number.POSITIVE_INFINITY;
const putIfRoom: FileStorage['put'] = async (source, options) => {
  if (roomBytes === Number.POSITIVE_INFINITY) return storage.put(source, options);
  let written = 0;
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.length;
      done(written > roomBytes ? full : null);
    },
  });
  await pipeline(source, target).catch((error: unknown) => {
    throw new StorageError('full', error);
  });
  return { key: '', sizeBytes: 0, sha256: '' };
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  storage = await createFolderStorage(folder);
  roomBytes = Number.POSITIVE_INFINITY;
  const disk: FileStorage = { ...storage, put: (source, options) => putIfRoom(source, options) };
  const engine = createUploadEngine({ storage: disk, maxBytes: 1_000_000, idleTimeoutMs: 100 });
  const app = express();
  const upload = multer({ storage: engine, limits: { fileSize: 2_000_000 }, defParamCharset: 'utf8' });
  app.post('/', upload.single('file'), (request, response) => {
    response.json(request.file && uploadedFileOf(request.file));
  });
  app.use(((error, _request, response, _next) => {
    response.status(400).json({ failure: error.failure ?? error.code ?? String(error) });
  }) satisfies express.ErrorRequestHandler);
  server = app.listen(0);
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const post = async (bytes: number, field = 'file'): Promise<{ status: number; body: unknown }> => {
  const form = new FormData();
  form.append(field, new Blob([Buffer.alloc(bytes, 'x')]), '見積書.pdf');
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form });
  return { status: response.status, body: await response.json() };
};
const everyKey = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
};
const incoming = (): Promise<string[]> => readdir(path.join(folder, 'incoming'));

describe('upload engine', () => {
  it('answers key, length, checksum and the Japanese name of a file in quarantine', async () => {
    const { status, body } = await post(3);
    expect(status).toBe(200);
    expect(body).toEqual({
      key: (await everyKey())[0],
      sizeBytes: 3,
      sha256: 'cd2eb0837c9b4c962c22d2ff8b5441b7b45805887f051d39bf133b583baf6860',
      fileName: '見積書.pdf',
    });
  });

  it('refuses what is over the limit and keeps nothing', async () => {
    expect(await post(1_000_001)).toEqual({ status: 400, body: { failure: 'tooLarge' } });
    expect(await everyKey()).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it.each([0, 300_000])(
    'says that the disk is full when it is after %d bytes, and blames no file',
    async (room) => {
      roomBytes = room;
      expect(await post(900_000)).toEqual({ status: 400, body: { failure: 'full' } });
    },
  );

  it('keeps nothing of a field that is not expected', async () => {
    expect(await post(3, 'other')).toEqual({ status: 400, body: { failure: 'LIMIT_UNEXPECTED_FILE' } });
    expect(await everyKey()).toEqual([]);
  });

  const startHalf = (): http.ClientRequest => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '900' };
    const request = http.request({ port, method: 'POST', headers });
    request.on('error', () => undefined);
    request.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf');
    return request;
  };

  it('leaves nothing of an upload whose sender went away', async () => {
    const request = startHalf();
    await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 60_000);
    request.destroy();
    await vi.waitFor(async () => expect(await incoming()).toEqual([]), 60_000);
    expect(await everyKey()).toEqual([]);
  });

  it('leaves nothing of an upload that hangs', async () => {
    const request = startHalf();
    await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 60_000);
    await vi.waitFor(async () => expect(await incoming()).toEqual([]), 60_000);
    request.destroy();
    expect(await everyKey()).toEqual([]);
  });
});
