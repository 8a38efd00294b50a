import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import type { Makers } from './constraints/make/makers.ts';
import { createMakers } from './constraints/make.ts';
import { openDatabase } from './database.ts';
import { problemOf } from './errors.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
let make: Makers;

beforeAll(async () => {
  database = await openTestDatabase();
  make = createMakers(database.client);
});
afterAll(() => database.close());

const countAdmins = () => database.client.adminUser.count();

describe('a transaction', () => {
  it('writes nothing when something in it fails', async () => {
    const before = await countAdmins();
    const work = inTransaction(database, async (db) => {
      await createMakers(db).adminUser();
      throw new Error('second step');
    });
    await expect(work).rejects.toThrow('second step');
    expect(await countAdmins()).toBe(before);
  });

  it('writes nothing when the database refuses a later statement', async () => {
    const before = await countAdmins();
    const work = inTransaction(database, async (db) => {
      const { email } = await createMakers(db).adminUser();
      await createMakers(db).adminUser({ email });
    });
    expect(problemOf(await work.catch((error: unknown) => error))).toEqual({
      kind: 'unique',
      target: 'admin_user_email_key',
    });
    expect(await countAdmins()).toBe(before);
  });

  it('ends after its time and leaves nothing behind', { tags: ['slow'] }, async () => {
    const before = await countAdmins();
    const work = inTransaction(
      database,
      async (db) => {
        await createMakers(db).adminUser();
        await new Promise((resolve) => setTimeout(resolve, 400));
        await createMakers(db).adminUser();
      },
      { timeout: 200 },
    );
    expect(problemOf(await work.catch((error: unknown) => error))?.kind).toBe('unavailable');
    expect(await countAdmins()).toBe(before);
  });

  it('lets others wait for their turn', async () => {
    const before = await countAdmins();
    await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(database, async (db) => createMakers(db).adminUser())),
    );
    expect(await countAdmins()).toBe(before + 20);
  });

  it('counts one up for each of many at once', async () => {
    const { offset } = await make.displayCodeCounter();
    const take = () =>
      inTransaction(database, (db) =>
        db.displayCodeCounter.update({ where: { offset }, data: { lastNumber: { increment: 1 } } }),
      );
    const rows = await Promise.all(Array.from({ length: 30 }, take));
    expect(new Set(rows.map((row) => row.lastNumber)).size).toBe(30);
  });

  it('lets one of many changes of the same version through', async () => {
    const { id } = await make.adminUser();
    const change = (name: string) =>
      database.client.adminUser.updateMany({
        where: { id, version: 1 },
        data: { name, version: { increment: 1 } },
      });
    const results = await Promise.all(Array.from({ length: 30 }, (_, index) => change(`花子${index}`)));
    expect(results.filter((result) => result.count === 1)).toHaveLength(1);
  });
});

describe('an error', () => {
  it('leaves the connection well for the next', async () => {
    const { email } = await make.adminUser();
    const writes = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? make.adminUser({ email }) : make.adminUser(),
    );
    const results = await Promise.allSettled(writes);
    expect(results.map((result) => result.status)).toEqual(
      results.map((_, index) => (index % 2 === 0 ? 'rejected' : 'fulfilled')),
    );
  });

  it('of a missing record is notFound', async () => {
    const change = database.client.adminUser.update({ where: { id: 2 ** 30 }, data: { name: '花子' } });
    expect(problemOf(await change.catch((error: unknown) => error))?.kind).toBe('notFound');
  });

  it('that is not of the database is nothing to it', () => {
    expect(problemOf(new Error('second step'))).toBeNull();
  });
});

describe('search', () => {
  it('finds a part of a Japanese name by the trigram index', async () => {
    await make.corporation({ name: '瀬戸内フーズ株式会社' });
    const found = await database.client.corporation.findMany({ where: { name: { contains: '戸内フー' } } });
    expect(found.map((row) => row.name)).toEqual(['瀬戸内フーズ株式会社']);
    const trigrams = await database.pool.query<{ count: number }>(
      `SELECT cardinality(show_trgm('瀬戸内フーズ')) AS count`,
    );
    expect(trigrams.rows[0]?.count).toBeGreaterThan(0);
  });
});

describe('the embedded database', () => {
  it('wants to know where it lives', async () => {
    await expect(openDatabase({})).rejects.toThrow('needs a url, a dataDir or memory');
  });
});
