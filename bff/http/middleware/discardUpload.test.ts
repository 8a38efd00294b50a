import type { ErrorRequestHandler } from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { type PlainApp, startPlainApp } from '#bff/testing/plainApp.ts';
import { discardUpload } from './discardUpload.ts';
import { requestContext } from './requestContext.ts';

const stored = (key: string) => ({ key, sizeBytes: 3, sha256: '0'.repeat(64), fileName: 'a.pdf' });

let removed: string[];
let lines: string[];
let remove: FileStorage['remove'];
let files: unknown;
let app: PlainApp;

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => lines.push(line) });
  app = await startPlainApp((plain) => {
    plain.use(requestContext(log, () => new Date()));
    plain.get('/refused', (request) => {
      Object.assign(request, { files });
      throw new Error('refused');
    });
    plain.get('/taken', (request, response) => {
      Object.assign(request, { files });
      response.send('taken');
    });
    plain.use(discardUpload({ remove: (key: string) => remove(key) } as FileStorage));
    plain.use(((error, _request, response, _next) => {
      response.status(400).send(String(error.message));
    }) satisfies ErrorRequestHandler);
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  removed = [];
  lines = [];
  files = [stored('k1'), stored('k2')];
  remove = async (key) => {
    removed.push(key);
  };
});

describe('a refused request', () => {
  it('leaves none of its files in quarantine, and is answered with its own error', async () => {
    const { status, body } = await app.get('/refused');
    expect([status, body]).toEqual([400, 'refused']);
    expect(removed).toEqual(['k1', 'k2']);
  });

  it('is answered with its own error even when a file cannot be removed, which the log tells', async () => {
    remove = async (key) => {
      removed.push(key);
      if (key === 'k1') throw new Error('the disk is away');
    };
    expect((await app.get('/refused')).body).toBe('refused');
    expect(removed).toEqual(['k1', 'k2']);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['upload not removed']);
  });

  it('without files removes nothing', async () => {
    files = undefined;
    expect((await app.get('/refused')).body).toBe('refused');
    expect(removed).toEqual([]);
  });
});

it('a request that was taken keeps its files', async () => {
  expect((await app.get('/taken')).body).toBe('taken');
  expect(removed).toEqual([]);
});
