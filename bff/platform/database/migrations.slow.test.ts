import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedPool, startPglite } from './embedded.ts';
import {
  deployMigrations,
  MigrationHistoryError,
  migrationStatus,
  migrationsFolder,
  readMigrations,
} from './migrations.ts';

let pglite: PGlite;
let pool: pg.Pool;
let client: pg.PoolClient;
let folder: string;

beforeAll(async () => {
  pglite = await startPglite({});
  pool = createEmbeddedPool(pglite);
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
  await pglite.close();
});
beforeEach(async () => {
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  folder = await mkdtemp(join(tmpdir(), 'hojo-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const add = async (name: string, sql: string): Promise<void> => {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
};

const tables = async (): Promise<string[]> => {
  const found = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`,
  );
  return found.rows.map((row) => row.name);
};

describe('a deploy', () => {
  it('applies what is new, in order, and nothing twice', async () => {
    await add('1_first', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);');
    expect(await deployMigrations(client, folder)).toEqual(['1_first']);
    await add('2_second', 'ALTER TABLE a RENAME TO b;');
    expect(await deployMigrations(client, folder)).toEqual(['2_second']);
    expect(await deployMigrations(client, folder)).toEqual([]);
    expect(await tables()).toEqual(['b']);
  });

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    await add('1_first', 'CREATE TABLE a (id int);');
    await add('2_second', 'CREATE TABLE b (id int); SELECT 1 / 0;');
    await expect(deployMigrations(client, folder)).rejects.toThrow(
      '2_second/migration.sql failed, nothing of it was applied',
    );
    expect(await tables()).toEqual(['a']);
    expect((await migrationStatus(client, await readMigrations(folder))).pending).toEqual(['2_second']);
  });

  it('refuses a history that was edited afterwards', async () => {
    await add('1_first', 'CREATE TABLE a (id int);');
    await deployMigrations(client, folder);
    await add('1_first', 'CREATE TABLE a (id bigint);');
    await expect(deployMigrations(client, folder)).rejects.toThrow(MigrationHistoryError);
  });

  it('refuses a database that is newer than the release', async () => {
    await add('1_first', 'CREATE TABLE a (id int);');
    await add('2_second', 'CREATE TABLE b (id int);');
    await deployMigrations(client, folder);
    await rm(join(folder, '2_second'), { recursive: true });
    await expect(deployMigrations(client, folder)).rejects.toThrow('2_second');
  });

  it('brings an empty database to the whole schema', async () => {
    await cp(migrationsFolder, folder, { recursive: true });
    await deployMigrations(client, folder);
    expect((await tables()).length).toBeGreaterThan(35);
  });
});
