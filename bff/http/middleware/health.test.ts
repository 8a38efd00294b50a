import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { type PlainApp, startPlainApp } from '#bff/testing/plainApp.ts';
import { healthRoutes, type Readiness } from './health.ts';

/** The shortest there is: what says nothing is late, what answers at once is not. */
const TIMEOUT_MS = 200;
const readiness: Readiness = { isReady: true };
let ping: Database['ping'];
let pingFiles: FileStorage['ping'];
let app: PlainApp;

beforeAll(async () => {
  const parts = { database: { ping: () => ping() }, storage: { ping: () => pingFiles() } };
  app = await startPlainApp((plain) => plain.use(healthRoutes(parts, readiness, TIMEOUT_MS)));
});
afterAll(() => app.stop());
beforeEach(() => {
  readiness.isReady = true;
  ping = async () => undefined;
  pingFiles = async () => undefined;
});

const away = async (): Promise<void> => {
  throw new Error('the database is away');
};
const silent = (): Promise<void> => new Promise(() => undefined);

describe('/readyz', () => {
  it('is 200 while the server serves and its database answers', async () => {
    const { status, body } = await app.get('/readyz');
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ready', files: 'ready' }]);
  });

  it('is 503 before the start is over and once the stop has begun, and says when to ask again', async () => {
    readiness.isReady = false;
    const { status, headers, body } = await app.get('/readyz');
    expect([status, JSON.parse(body)]).toEqual([503, { status: 'unavailable', files: 'ready' }]);
    expect(headers['retry-after']).toBe('2');
  });

  it('is 503 when the database refuses', async () => {
    ping = away;
    expect((await app.get('/readyz')).status).toBe(503);
  });

  it('stays 200 while the database is late, and is 503 when it is so three times in a row', async () => {
    const ask = async () => (await app.get('/readyz')).status;
    ping = silent;
    expect([await ask(), await ask()]).toEqual([200, 200]);
    ping = async () => undefined;
    expect(await ask()).toBe(200);
    ping = silent;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 503, 503]);
    ping = async () => undefined;
    expect(await ask()).toBe(200);
  });

  it.each([
    ['refuse', away],
    ['say nothing', silent],
  ])('stays 200 while the files %s, and says so: what needs no file goes on', async (_what, fails) => {
    pingFiles = fails;
    const { status, body } = await app.get('/readyz');
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ready', files: 'unavailable' }]);
  });

  it('tells nobody why', async () => {
    ping = away;
    expect((await app.get('/readyz')).body).not.toContain('away');
  });
});

describe('/healthz', () => {
  it('is 200 as long as the process lives, with or without its database', async () => {
    ping = silent;
    readiness.isReady = false;
    const { status, body } = await app.get('/healthz');
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }]);
  });
});
