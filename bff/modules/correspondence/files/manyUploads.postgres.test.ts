import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectManyUploads, slowScanner } from '#bff/testing/manyUploads.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';

describe.skipIf(!hasPostgres())('on several connections', () => {
  let postgres: Postgres;
  let server: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({
      databaseUrl: postgres.url,
      scanner: slowScanner(6_000),
      env: { SCAN_WAIT_MS: '2000' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  it('twelve files of one company at once, with a scanner that needs 6 s, are all stored and later clean', () =>
    expectManyUploads(server));
});
