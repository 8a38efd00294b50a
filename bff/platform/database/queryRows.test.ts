import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { createMakers } from './constraints/make.ts';
import { problemOf } from './errors.ts';
import { execute, queryRows } from './queryRows.ts';
import { inTransaction } from './transaction.ts';
import { versionedUpdate } from './updateVersioned.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rename = (id: number, name: string) =>
  Prisma.sql`UPDATE corporation SET name = ${name} WHERE id = ${id} RETURNING name`;

const nameOf = async (id: number): Promise<string | undefined> =>
  (await database.client.corporation.findUnique({ where: { id } }))?.name;

const makeCorporation = async (): Promise<number> => (await createMakers(database.client).corporation()).id;

describe('a statement past the client', () => {
  const statement = Prisma.sql`SELECT c.id, c.capital::float8 AS capital, c.established_on::text AS "establishedOn",
    c.updated_at AS "updatedAt", c.prefecture FROM (
      SELECT 7 AS id, 10000000::bigint AS capital, date '2009-06-01' AS established_on, 13::smallint AS prefecture,
        timestamptz '2026-11-20T01:00:00.123Z' AS updated_at
    ) AS c`;

  it('answers numbers, days and instants alike outside of a transaction, inside, and through the client', async () => {
    const outside = await queryRows(database.client, statement);
    const inside = await inTransaction(database, (db) => queryRows(db, statement));
    const through = await database.client.$transaction((db) => queryRows(db, statement));
    expect(outside).toEqual([
      {
        id: 7,
        capital: 10_000_000,
        establishedOn: '2009-06-01',
        updatedAt: new Date('2026-11-20T01:00:00.123Z'),
        prefecture: 13,
      },
    ]);
    expect(inside).toEqual(outside);
    expect(through).toEqual(outside);
  });

  it('of which only the count is asked tells it outside of a transaction and inside', async () => {
    const ids = [await makeCorporation(), await makeCorporation()];
    const renaming = (name: string) =>
      Prisma.sql`UPDATE corporation SET name = ${name} WHERE id = ANY(${ids}::int[])`;
    expect(await execute(database.client, renaming('外から'))).toBe(2);
    expect(await inTransaction(database, (db) => execute(db, renaming('中から')))).toBe(2);
    expect(await Promise.all(ids.map(nameOf))).toEqual(['中から', '中から']);
    expect(await execute(database.client, Prisma.sql`DELETE FROM corporation WHERE id = 0`)).toBe(0);
  });

  it('whose answer has no type that a row could show is run all the same', async () => {
    const lock = Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('a test of statements'))`;
    await execute(database.client, lock);
    await inTransaction(database, (db) => execute(db, lock));
  });

  it('sees what its transaction wrote, and goes with it when that is rolled back', async () => {
    const id = await makeCorporation();
    const before = await nameOf(id);
    const attempt = inTransaction(database, async (db) => {
      await db.corporation.update({ where: { id }, data: { name: '途中' } });
      const [row] = await queryRows<{ name: string }>(db, rename(id, 'もう一度'));
      expect((await db.corporation.findUnique({ where: { id } }))?.name).toBe(row?.name);
      throw new Error('the change is not wanted');
    });
    await expect(attempt).rejects.toThrow('not wanted');
    expect(await nameOf(id)).toBe(before);
  });

  it('of a transaction that is over is refused and writes nothing', async () => {
    const id = await makeCorporation();
    const before = await nameOf(id);
    const left = await inTransaction(database, async (db): Promise<Db> => db);
    await expect(queryRows(left, rename(id, '遅すぎた'))).rejects.toThrow();
    expect(await nameOf(id)).toBe(before);
  });

  it('of a transaction that took too long is refused, on whatever connection it was', {
    tags: ['slow'],
  }, async () => {
    const id = await makeCorporation();
    const before = await nameOf(id);
    const late = inTransaction(
      database,
      async (db) => {
        await wait(400);
        return queryRows(db, rename(id, '遅すぎた'));
      },
      { timeout: 100, retries: 0 },
    );
    const problem = await late.then(() => null, problemOf);
    expect(problem?.kind).toBe('unavailable');
    expect(await nameOf(id)).toBe(before);
  });
});

describe('a transaction of the client', () => {
  it('does nothing of what comes while it is being committed, whatever words its client ends it with', async () => {
    const id = await makeCorporation();
    const before = await nameOf(id);
    let late: Promise<unknown> = Promise.resolve();
    await inTransaction(database, async (db) => {
      // Nobody waits for it: its answer comes when the end has been sent.
      const slow = queryRows(db, Prisma.sql`SELECT pg_sleep(0.2)::text AS slept`);
      late = slow.then(() => queryRows(db, rename(id, '遅すぎた')));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow();
    expect(await nameOf(id)).toBe(before);
  });
});

describe('a change of a versioned row', () => {
  const update = versionedUpdate<{
    name: string;
    memo: string | null;
    capital: number | null;
    version: number;
  }>('corporation', Object.values(Prisma.CorporationScalarFieldEnum), ['capital']);

  it('keeps what it is not told, and empties what is null', async () => {
    const id = await makeCorporation();
    const told = {
      name: '株式会社𠮷野㍿',
      memo: '電話済み',
      capital: 10_000_000,
      establishedOn: '2009-06-01',
    };
    const first = await update(database.client, { id, version: 1 }, told);
    expect(first).toMatchObject({ ...told, version: 2 });
    const second = await update(database.client, { id, version: undefined }, { memo: null, name: undefined });
    expect(second).toMatchObject({ ...told, memo: null, version: 3 });
  });

  it('changes nothing when the row has another version or was deleted', async () => {
    const id = await makeCorporation();
    expect(await update(database.client, { id, version: 2 }, { name: '古い版' })).toBeNull();
    await update(database.client, { id, version: 1 }, { deletedAt: new Date() });
    expect(await update(database.client, { id, version: 2 }, { name: '消えた' })).toBeNull();
    expect(await nameOf(id)).not.toMatch(/古い版|消えた/);
  });
});
