import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';
import { createServerClient } from '../database.ts';
import { createPostgresPool } from '../postgres.ts';
import { createReplicaPool } from './replicaPool.ts';

describe.skipIf(!hasPostgres())('a read at a replica', () => {
  let postgres: Postgres;
  let primary: Database;

  beforeAll(async () => {
    postgres = await startPostgres();
    primary = await openTestDatabase(postgres.url);
  });
  afterAll(async () => {
    await primary.close();
    await postgres.stop();
  });

  const replicaAt = (url: string) => {
    const failures: unknown[] = [];
    const { pool } = createReplicaPool({
      url,
      primary: primary.pool,
      onFailure: (error) => failures.push(error),
    });
    return { pool, failures };
  };

  it('has as many connections there as its process has to the primary', async () => {
    const small = createPostgresPool(postgres.url, () => undefined, { max: 3 });
    const { pool } = createReplicaPool({ url: postgres.url, primary: small, onFailure: () => undefined });
    await Promise.all(Array.from({ length: 9 }, () => pool.query('SELECT 1')));
    expect(pool.totalCount).toBe(3);
    await Promise.all([pool.end(), small.end()]);
  });

  it('that is not there is answered by the primary, under whatever name it was asked', async () => {
    const { pool, failures } = replicaAt('postgresql://test@127.0.0.1:1/none');
    const client = createServerClient(pool);
    // Other statements of the primary have the first names.
    await primary.client.adminUser.count();
    expect(await client.corporation.count()).toBe(0);
    expect(failures).toHaveLength(1);
    await client.$disconnect();
    await pool.end();
  });

  it('that is stopped for the sake of its replay is answered by the primary', async () => {
    await primary.pool.query(`
      CREATE FUNCTION replayed() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN 'primary'; END $$`);
    const { pool, failures } = replicaAt(postgres.url);
    const raising = `
      CREATE FUNCTION replayed() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '40001'; END $$`;
    await pool.query({ text: raising });
    const { rows } = await pool.query({ text: 'SELECT replayed() AS by' });
    expect(rows).toEqual([{ by: 'primary' }]);
    expect(failures).toHaveLength(1);
    await pool.end();
  });

  it('that is wrong is asked once', async () => {
    const { pool, failures } = replicaAt(postgres.url);
    await expect(pool.query({ text: 'SELECT * FROM admin_user' })).rejects.toMatchObject({ code: '42P01' });
    expect(failures).toEqual([]);
    await pool.end();
  });
});
