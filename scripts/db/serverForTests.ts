/**
 * Once for all files of a run: a PostgreSQL that gives each its own database, where one is installed. It does in a tenth
 * of a second what the embedded database needs two for, and its work is done beside the test's own process. Without
 * `postgres` on the PATH, or with TEST_DATABASE_URL set, this does nothing: an empty one means the embedded database.
 */
import { hasPostgres, startTestServer, type TestServer } from './testServer.ts';

/** Nothing is kept: neither a log to write again nor a vacuum of rows that are gone in a second. */
const settings = {
  autovacuum: 'off',
  max_connections: '400',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  wal_level: 'minimal',
};

let server: TestServer | undefined;

export const setup = async (): Promise<void> => {
  if (process.env.TEST_DATABASE_URL !== undefined || !hasPostgres()) return;
  server = await startTestServer({ settings });
  process.env.TEST_DATABASE_URL = server.url;
};

export const teardown = async (): Promise<void> => server?.stop();
