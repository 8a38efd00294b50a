import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { mountedOperations } from '../core/contractDocument.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { walkEverything } from '../testing/world/walkEverything.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.scopes);
});
afterAll(() => server.stop());

/** The client checks every answer against the contract. */
it('every operation of the contract answers with success to those who may call it, on the demo', async () => {
  const answered = await walkEverything(server);
  const published = mountedOperations().map(({ operationId }) => operationId);
  expect(published.filter((id) => !answered.has(id))).toEqual([]);
  expect(answered.size).toBe(published.length);
});
