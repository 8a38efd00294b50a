/**
 * Once for all files of a run: a PostgreSQL that gives each its own database, where one is installed. It does in a tenth
 * of a second what the embedded database needs two for, and its work is done beside the test's own process. Without
 * `postgres` on the PATH, or with TEST_DATABASE_URL set, there is none: an empty one means the embedded database.
 * Beside it a folder, TEST_RUN_DIR: in it lie the files of the servers that live as long as their worker, and those of
 * the demo, which are written once and copied (prisma/seed/demoServer.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { hasPostgres, startTestServer, type TestServer } from './testServer.ts';

/**
 * Nothing is kept: neither a log to write again nor a vacuum of rows that are gone in a second. Nobody counts these rows
 * either, so a statement has no better plan for one value than for another: planned once, it is a quarter less work.
 */
const settings = {
  autovacuum: 'off',
  max_connections: '400',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  plan_cache_mode: 'force_generic_plan',
  wal_level: 'minimal',
};

let server: TestServer | undefined;
let folder: string | undefined;

/** Only the first of several projects makes what they share. */
const isFirst = (): boolean => process.env.TEST_RUN_DIR === undefined;

/** Workers are killed: their databases would stay on the running server. */
const dropDatabases = async (url: string, run: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const left = await client.query<{ name: string }>(
    'SELECT quote_ident(datname) AS name FROM pg_database WHERE starts_with(datname, $1)',
    [run],
  );
  for (const { name } of left.rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.end();
};

export const setup = async (): Promise<void> => {
  if (!isFirst()) return;
  folder = await mkdtemp(join(tmpdir(), 'hojo-run-'));
  process.env.TEST_RUN_DIR = folder;
  if (process.env.TEST_DATABASE_URL !== undefined || !hasPostgres()) return;
  server = await startTestServer({ settings });
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DEMO_DIR = join(folder, 'demo');
};

export const teardown = async (): Promise<void> => {
  if (folder === undefined) return;
  const { TEST_DATABASE_URL: url = '' } = process.env;
  if (server !== undefined) await server.stop();
  else if (url !== '') await dropDatabases(url, basename(folder));
  await rm(folder, { recursive: true, force: true });
};
