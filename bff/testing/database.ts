import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#bff/platform/database/database.ts';
import { deployDatabase } from '#bff/platform/database/deployDatabase.ts';
import { createEmbeddedPool, startPglite } from '#bff/platform/database/embedded.ts';
import { familyWordsKey } from '#bff/platform/database/familyWords.ts';
import { readMigrations } from '#bff/platform/database/migrations.ts';
import { MEMORY_DISK } from '../../scripts/db/testServer.ts';
import type { Database } from '../core/database.ts';

/*
 * A fresh, migrated, empty database for a test file: in memory from a folder dumped once per set of migrations, or on
 * TEST_DATABASE_URL (a server where the user may create databases) from a template.
 */

/** On a machine with much else to do, a server takes its time for a connection. */
const SLOW_CONNECT_MS = 3_000;

const cacheFolder = resolve(import.meta.dirname, '../../node_modules/.cache/hojo-jigyo');

/** Names the state of the migrations: another one builds another dump and another template. */
const migrationsKey = async (): Promise<string> => {
  const checksums = (await readMigrations()).map((migration) => migration.checksum);
  return createHash('sha256').update(checksums.join()).update(familyWordsKey()).digest('hex').slice(0, 16);
};

/** Dumps of former migrations would pile up, 40 MB each. */
const removeOlderSnapshots = async (current: string): Promise<void> => {
  const names = await readdir(cacheFolder);
  const older = names.filter((name) => name.endsWith('.tar') && join(cacheFolder, name) !== current);
  await Promise.all(older.map((name) => rm(join(cacheFolder, name), { force: true })));
};

const buildSnapshot = async (file: string): Promise<void> => {
  const pglite = await startPglite({});
  const pool = createEmbeddedPool(pglite);
  const client = await pool.connect();
  await deployDatabase(client);
  client.release();
  await pool.end();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Several workers may build it at once: each its own file, the name at the end.
  const own = `${file}.${randomUUID()}`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, file);
  await removeOlderSnapshots(file);
};

const openSnapshot = async (): Promise<Blob> => {
  const file = join(cacheFolder, `pglite-${await migrationsKey()}.tar`);
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (!exists) await buildSnapshot(file);
  return openAsBlob(file);
};

const withDatabase = (url: string, name: string): string => {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
};

const withClient = async <Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Creates a template once; workers that come meanwhile wait for it. @param fill what makes it of an empty database */
const ensureTemplate = (
  url: string,
  template: string,
  fill: (url: string) => Promise<unknown>,
): Promise<void> =>
  withClient(url, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    try {
      const known = 'SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate';
      if ((await admin.query(known, [template])).rowCount === 1) return;
      await admin.query(`DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`);
      await admin.query(`CREATE DATABASE "${template}"`);
      await fill(withDatabase(url, template));
      await admin.query(`ALTER DATABASE "${template}" WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    } finally {
      await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
    }
  });

/** In memory its files are copied; on a disk that takes thrice the work of writing every page anew. */
const copyTemplate = async (admin: pg.Client, name: string, template: string): Promise<void> => {
  const { rowCount } = await admin.query(
    `SELECT 1 FROM pg_settings WHERE name = 'data_directory' AND starts_with(setting, $1)
       AND current_setting('server_version_num')::int >= 150000`,
    [`${MEMORY_DISK}/`],
  );
  const strategy = rowCount === 1 ? 'STRATEGY file_copy' : '';
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" ${strategy}`);
};

/** A copy of a template, under a name of its own; it is gone when it is closed, or with the run. */
const openCopy = async (url: string, template: string): Promise<Database> => {
  // By the run's name, so that its end finds what a worker has left behind.
  const run = basename(process.env.TEST_RUN_DIR ?? 'hojo-test');
  const name = `${run}-${randomUUID()}`;
  await withClient(url, (admin) => copyTemplate(admin, name, template));
  const database = await openDatabase({
    url: withDatabase(url, name),
    migrate: false,
    connectMs: SLOW_CONNECT_MS,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withClient(url, (admin) => admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    },
  };
};

const openOnServer = async (url: string): Promise<Database> => {
  const template = `hojo_template_${await migrationsKey()}`;
  await ensureTemplate(url, template, (empty) => withClient(empty, (client) => deployDatabase(client)));
  return openCopy(url, template);
};

/** A copy of what a test has made once for all files on a server. @param fill makes it, of an empty database */
export const openCopyOf = async (
  url: string,
  template: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> => {
  await ensureTemplate(url, template, async (empty) =>
    fill(await openDatabase({ url: empty, connectMs: SLOW_CONNECT_MS })),
  );
  return openCopy(url, template);
};

/**
 * Opens a fresh database for one test file; close it in `afterAll`.
 *
 * @param url a server instead of memory (default: the environment's TEST_DATABASE_URL); empty: memory
 */
export const openTestDatabase = async (url = process.env.TEST_DATABASE_URL): Promise<Database> => {
  if (url !== undefined && url !== '') return openOnServer(url);
  return openDatabase({ memory: true, snapshot: await openSnapshot(), migrate: false });
};
