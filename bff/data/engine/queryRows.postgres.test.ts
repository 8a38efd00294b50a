import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';
import { createMakers } from '../constraints/make.ts';
import { queryRows } from './queryRows.ts';
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
