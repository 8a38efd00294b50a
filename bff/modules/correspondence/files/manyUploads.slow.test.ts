import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectManyUploads, slowScanner } from '#bff/testing/manyUploads.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ scanner: slowScanner(6_000), env: { SCAN_WAIT_MS: '2000' } });
});
afterAll(() => server.stop());

it('twelve files of one company at once, with a scanner that needs 6 s, are all stored and later clean', async () => {
  await expectManyUploads(server);
  expect(await server.database.client.storedFile.count({ where: { scanStatus: 'clean' } })).toBe(12);
});
