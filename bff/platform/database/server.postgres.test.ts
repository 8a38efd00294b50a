import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startProxy } from '#bff/testing/silentProxy.ts';
import { hasPostgres, startTestServer, type TestServer } from '../../../scripts/db/testServer.ts';
import { createMakers } from './constraints/make.ts';
import { openDatabase } from './database.ts';
import { problemOf } from './errors.ts';
import { deployMigrations } from './migrations.ts';
import { withPostgresClient } from './postgres.ts';
import { queryRows } from './queryRows.ts';
import { inTransaction } from './transaction.ts';

/* What only a server shows: several connections, its restarts, its silence. */

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => problemOf(error)?.kind ?? error,
  );

const nameOf = async (database: Database): Promise<string> => {
  const found = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
  return found.rows[0]?.name ?? '';
};

describe.skipIf(!hasPostgres())('a PostgreSQL server', () => {
  let server: TestServer;
  let database: Database;

  beforeAll(async () => {
    server = await startTestServer({ durable: true });
    database = await openTestDatabase(server.url);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  it('is deployed once when several processes start together', async () => {
    await withPostgresClient(server.url, (client) => client.query('CREATE DATABASE fresh'));
    const url = server.url.replace(/postgres$/, 'fresh');
    const deploys = Array.from({ length: 4 }, () =>
      withPostgresClient(url, (client) => deployMigrations(client)),
    );
    const applied = await Promise.all(deploys);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await withPostgresClient(url, (client) => deployMigrations(client))).toEqual([]);
  });

  it('is asked for no compiled statements', async () => {
    expect((await database.pool.query('SHOW jit')).rows).toEqual([{ jit: 'off' }]);
  });

  it('keeps no statement for a connection behind a pooler, where it may be the next transaction of another', async () => {
    const times = ['jit=off', 'lock_timeout=3000', 'statement_timeout=4000'];
    const options = [...times, 'idle_in_transaction_session_timeout=15000'].map((time) => `-c ${time}`);
    const url = `${server.url}?options=${encodeURIComponent(options.join(' '))}`;
    for (const isPooled of [true, false]) {
      const one = await openDatabase({ url, isPooled, migrate: false, poolSize: 1 });
      await one.client.$queryRaw`SELECT 1::int AS one`;
      await queryRows(one.client, Prisma.sql`SELECT 2::int AS two`);
      const kept = await one.pool.query('SELECT count(*)::int AS count FROM pg_prepared_statements');
      expect(kept.rows).toEqual([{ count: isPooled ? 0 : 2 }]);
      await one.close();
    }
  });

  it('finds a part of a Japanese name by the index', async () => {
    const make = createMakers(database.client);
    await make.corporation({ name: '瀬戸内フーズ株式会社' });
    const plan = await inTransaction(database, async (db) => {
      await db.$executeRaw`SET LOCAL enable_seqscan = off`;
      return db.$queryRaw<object[]>`EXPLAIN SELECT * FROM corporation_search WHERE words LIKE '%戸内フー%'`;
    });
    expect(JSON.stringify(plan)).toContain('corporation_search_idx');
  });

  it('runs a transaction again that lost a deadlock', async () => {
    const make = createMakers(database.client);
    const [first, second] = [await make.adminUser(), await make.adminUser()];
    let runs = 0;
    let holders = 0;
    const both = Promise.withResolvers<void>();
    const rename = (ids: number[]) =>
      inTransaction(database, async (db) => {
        runs += 1;
        for (const id of ids) {
          await db.adminUser.update({ where: { id }, data: { version: { increment: 1 } } });
          // Each holds the row that the other asks for next.
          holders += 1;
          if (holders === 2) both.resolve();
          await both.promise;
        }
      });
    await Promise.all([rename([first.id, second.id]), rename([second.id, first.id])]);
    // Once each, and again whoever lost; on a slow machine he may lose twice.
    expect(runs).toBeGreaterThanOrEqual(3);
    const versions = await database.client.adminUser.findMany({
      where: { id: { in: [first.id, second.id] } },
    });
    expect(versions.map((row) => row.version)).toEqual([3, 3]);
  });

  it('says that a row is held by somebody else, while it still is', async () => {
    const { id } = await createMakers(database.client).adminUser();
    const held = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const hold = inTransaction(
      database,
      async (db) => {
        await db.adminUser.update({ where: { id }, data: { name: '先の人' } });
        held.resolve();
        await told.promise;
      },
      { timeout: 60_000 },
    );
    await held.promise;
    const late = await kindOf(database.client.adminUser.update({ where: { id }, data: { name: '後の人' } }));
    told.resolve();
    expect(late).toBe('serialization');
    await hold;
  });

  it('lets one of two sealers of the audit win', async () => {
    const make = createMakers(database.client);
    const entries = await Promise.all([make.auditEntry(), make.auditEntry()]);
    const results = await Promise.all(
      entries.map(({ id }, index) =>
        kindOf(
          inTransaction(
            database,
            async (db) => {
              const hash = new Uint8Array(32).fill(index + 1);
              await createMakers(db).auditSeal({ auditEntryId: id, hash });
              await wait(100);
            },
            { retries: 0 },
          ),
        ),
      ),
    );
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
    expect(['unique', 'serialization']).toContain(results.find((result) => result !== 'accepted'));
  });

  it('keeps what it acknowledged and serves again after it was killed', async () => {
    const make = createMakers(database.client);
    const { id } = await make.adminUser();
    await server.crashAndRestart();
    const kinds: unknown[] = [];
    while (kinds.at(-1) !== 'accepted') {
      kinds.push(await kindOf(database.ping()));
      await wait(50);
    }
    expect(new Set(kinds)).toSatisfy((seen: Set<unknown>) =>
      [...seen].every((kind) => kind === 'accepted' || kind === 'unavailable'),
    );
    expect(await database.client.adminUser.findUnique({ where: { id } })).toMatchObject({ id });
  });

  it('that is not there is unavailable', async () => {
    const gone = await openDatabase({ url: 'postgresql://test@127.0.0.1:1/none', migrate: false });
    expect(await kindOf(gone.ping())).toBe('unavailable');
    expect(await kindOf(gone.client.adminUser.count())).toBe('unavailable');
    expect(await kindOf(inTransaction(gone, (db) => db.adminUser.count()))).toBe('unavailable');
    await gone.close();
  });

  // How soon is the matter of F5 in `npm run bench:faults`.
  it('that falls silent is unavailable before it speaks again, also in a transaction', async () => {
    const proxy = await startProxy(server.url, await nameOf(database));
    const silent = await openDatabase({ url: proxy.url, migrate: false });
    expect(await kindOf(silent.ping())).toBe('accepted');
    proxy.silence();
    expect(await kindOf(silent.client.adminUser.count())).toBe('unavailable');
    const change = inTransaction(silent, (db) => createMakers(db).adminUser());
    expect(await kindOf(change)).toBe('unavailable');
    proxy.heal();
    expect(await kindOf(silent.ping())).toBe('accepted');
    await silent.close();
    proxy.stop();
  });
});
