/**
 * Once for all files of a run: a PostgreSQL that gives each its own database, where one is installed. It does in a tenth
 * of a second what the embedded database needs two for, and its work is done beside the test's own process. Without
 * `postgres` on the PATH, or with TEST_DATABASE_URL set, this does nothing: an empty one means the embedded database.
 * Beside it a folder for the files of the demo, which is written once and copied (prisma/seed/demoServer.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
let demo: string | undefined;

export const setup = async (): Promise<void> => {
  if (process.env.TEST_DATABASE_URL !== undefined || !hasPostgres()) return;
  server = await startTestServer({ settings });
  demo = await mkdtemp(join(tmpdir(), 'hojo-demo-'));
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DEMO_DIR = demo;
};

export const teardown = async (): Promise<void> => {
  await server?.stop();
  if (demo !== undefined) await rm(demo, { recursive: true, force: true });
};
