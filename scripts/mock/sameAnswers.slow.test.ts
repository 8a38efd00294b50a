import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '#bff/testing/client.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { copyOfDemo } from '../../prisma/seed/demoServer.ts';
import { fillings } from './data/fillings.ts';
import { lists } from './sentences/lists.ts';
import { logIns } from './sentences/logIns.ts';
import { refusals } from './sentences/refusals.ts';
import type { Partner } from './sentences/sentence.ts';
import { uploads } from './sentences/uploads.ts';
import { writes } from './sentences/writes.ts';
import { type Mock, startMock } from './startMock.ts';

const MINUTE_MS = 60_000;

let cache: string;
let mock: Mock;
let server: TestServer;
let now = TEST_NOW;

const setNow = (instant: Date): void => {
  now = instant;
  server.setNow(instant);
};

/** Of each answer what is no matter of chance: whatever is not drawn by lot, and no time. */
const factsOf = (operationId: string, { status, headers, problem }: Awaited<ReturnType<TestClient>>) => {
  const { requestId: _drawn, ...refusal } = { requestId: '', ...(status < 400 ? {} : problem) };
  return JSON.stringify([operationId, status, [...headers.keys()].toSorted(), refusal]);
};

/** A client that notes what it is answered. */
const notingClient = (url: string, trail: string[]): TestClient => {
  const call = createTestClient(url);
  return async (operationId, options) => {
    const answer = await call(operationId, options);
    trail.push(factsOf(operationId, answer as never));
    return answer;
  };
};

const partnerOf = (url: string, trail: string[]): Partner => ({
  url,
  call: notingClient(url, trail),
  later: async (minutes, work) => {
    setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
    try {
      return await work();
    } finally {
      setNow(TEST_NOW);
    }
  },
});

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'hojo-mock-'));
  mock = await startMock({ port: 0, clock: () => now, cache });
  server = await startTestServer(await copyOfDemo());
  await fillings.demo(server.scopes);
});
afterAll(async () => {
  await mock.stop();
  await server.stop();
  await rm(cache, { recursive: true, force: true });
});

describe.each([
  ['log-ins', logIns],
  ['refusals', refusals],
  ['lists', lists],
  ['changes', writes],
  ['files', uploads],
])('mock and server, %s', (_subject, sentences) => {
  it.each(sentences)('$says', async ({ ask, sees }) => {
    const trails: [string[], string[]] = [[], []];
    const ofServer = await ask(partnerOf(server.url, trails[0]));
    const ofMock = await ask(partnerOf(mock.url, trails[1]));
    expect({ seen: ofServer }).toMatchObject({ seen: sees });
    expect(ofMock).toEqual(ofServer);
    // Some were asked at once, and answered in any order.
    expect(trails[1].toSorted()).toEqual(trails[0].toSorted());
  });
});
