import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';
import { createMakers } from './constraints/make.ts';
import { openDatabase } from './database.ts';
import { anyOf, plannedAnew, queryRows } from './queryRows.ts';
import { inTransaction } from './transaction.ts';

/* What only a server shows: a statement that waits while the time of its transaction runs out. */

const TIME_MS = 300;

describe.skipIf(!hasPostgres())('a transaction whose time is over while a statement runs', () => {
  let postgres: Postgres;
  let database: Database;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openTestDatabase(postgres.url);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('keeps nothing of what its work goes on to write', async () => {
    const { id } = await createMakers(database.client).corporation();
    const nameNow = async () => (await database.client.corporation.findUniqueOrThrow({ where: { id } })).name;
    const before = await nameNow();
    const late = inTransaction(
      database,
      async (db) => {
        await queryRows(db, Prisma.sql`SELECT pg_sleep(${(TIME_MS * 4) / 1000}::float8)::text AS slept`);
        await queryRows(
          db,
          Prisma.sql`UPDATE corporation SET name = '遅すぎた' WHERE id = ${id} RETURNING id`,
        );
      },
      { timeout: TIME_MS, retries: 0 },
    );
    await expect(late).rejects.toThrow();
    // A connection that was given back: whatever was sent on it is done by now.
    const { pool } = database;
    await Promise.all(Array.from({ length: 12 }, () => pool.query('SELECT 1')));
    expect(await nameNow()).toBe(before);
  });
});

describe.skipIf(!hasPostgres())('a statement that is asked for one id after the other', () => {
  let postgres: Postgres;
  let database: Database;

  beforeAll(async () => {
    postgres = await startPostgres();
    // One connection: what is prepared is prepared for it.
    database = await openDatabase({ url: postgres.url, migrate: false, poolSize: 1 });
    await database.pool.query('CREATE TABLE many AS SELECT id FROM generate_series(1, 10000) AS id');
    await database.pool.query('ALTER TABLE many ADD PRIMARY KEY (id)');
    await database.pool.query('ANALYZE many');
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  const TIMES = 12;
  /** PostgreSQL plans five times for the values of the day before it thinks of a plan to keep. */
  const BEFORE_KEEPING = 5;

  /** How often it was planned for the values that it was asked with; undefined when no connection keeps it. */
  const timesPlanned = async (of: (id: number) => Prisma.Sql): Promise<number | undefined> => {
    for (let id = 1; id <= TIMES; id += 1) expect(await queryRows(database.client, of(id))).toEqual([{ id }]);
    const { rows } = await database.pool.query<{ count: number }>(
      'SELECT custom_plans::int AS count FROM pg_prepared_statements WHERE statement = $1',
      [of(1).text],
    );
    return rows[0]?.count;
  };

  it('is planned anew each time for a bare list', async () => {
    const bare = (id: number) => Prisma.sql`SELECT id FROM many WHERE id = ANY(${[id]}::int[])`;
    expect(await timesPlanned(bare)).toBe(TIMES);
  });

  it('is planned once for all for a list of `anyOf`', async () => {
    const kept = (id: number) => Prisma.sql`SELECT id FROM many WHERE id = ${anyOf([id], 'int')}`;
    expect(await timesPlanned(kept)).toBe(BEFORE_KEEPING);
  });

  it('is kept by no connection where it says that it is planned for its values', async () => {
    const anew = (id: number) => Prisma.sql`SELECT id FROM many WHERE id = ${id} ${plannedAnew}`;
    expect(await timesPlanned(anew)).toBe(undefined);
  });
});
