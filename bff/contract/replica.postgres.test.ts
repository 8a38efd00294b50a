import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#bff/testing/database.ts';
import { makeAdmin, makeCorporation } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { walkEverything } from '#bff/testing/world/walkEverything.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import {
  hasReplication,
  type TestServer as Postgres,
  startTestServer as startPostgres,
  startTestReplica,
} from '../../scripts/db/testServer.ts';
import { mountedOperations } from '../core/contractDocument.ts';
import { withPostgresClient } from '../data/engine/postgres.ts';

type Admin = Awaited<ReturnType<typeof makeAdmin>>;

describe.skipIf(!hasReplication())('lists that are read from a replica', () => {
  let primary: Postgres;
  let replica: Postgres;
  let server: TestServer;
  let name: string;

  beforeAll(async () => {
    // A commit is answered without waiting for the replica, and what is on its way stays there.
    primary = await startPostgres({ settings: { synchronous_commit: 'local' } });
    const database = await openTestDatabase(primary.url);
    replica = await startTestReplica(primary);
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    name = rows[0]?.name ?? '';
    server = await startTestServer({
      database,
      env: {
        DATABASE_URL: addressOf(primary.url),
        DATABASE_REPLICA_URL: addressOf(replica.url),
        REPLICA_MAX_LAG_MS: '600000',
        METRICS_PORT: '0',
      },
    });
    await seedDemo(server.scopes);
  });
  afterAll(async () => {
    await server.stop();
    await replica.stop();
    await primary.stop();
  });

  const addressOf = (url: string) => url.replace(/postgres$/, name);
  const atReplica = (statement: string) =>
    withPostgresClient(replica.url, (client) => client.query(statement));
  const pause = () => atReplica('SELECT pg_wal_replay_pause()');
  afterEach(() => atReplica('SELECT pg_wal_replay_resume()'));

  /** Waits until the replica has all that the primary has by now. */
  const replayed = async () => {
    const { rows } = await server.database.pool.query<{ at: string }>(
      'SELECT pg_current_wal_flush_lsn() AS at',
    );
    const reached = `SELECT pg_last_wal_replay_lsn() >= '${rows[0]?.at}' AS reached`;
    await vi.waitFor(
      async () => expect((await atReplica(reached)).rows).toEqual([{ reached: true }]),
      60_000,
    );
  };

  const metric = async (line: string): Promise<number> => {
    const text = await (await fetch(server.metricsUrl ?? '')).text();
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    );
  };
  const reads = (place: string) => metric(`hojo_replica_reads_total{place="${place}"}`);
  const isUsed = async () => expect(await metric('hojo_replica_used')).toBe(1);

  it('are all read there and nowhere written, and everything else is as it was', async () => {
    await vi.waitFor(isUsed, 60_000);
    const late = mountedOperations().filter(({ mayBeLate }) => mayBeLate);
    const before = (await reads('replica')) + (await reads('ownChange'));
    const lateBefore = await reads('late');
    const answered = await walkEverything(server);
    expect(late.filter(({ operationId }) => !answered.has(operationId))).toEqual([]);
    expect((await reads('replica')) + (await reads('ownChange')) - before).toBeGreaterThanOrEqual(
      late.length,
    );
    expect(await reads('late')).toBe(lateBefore);
  });

  describe('by two of the office', () => {
    let writer: Admin;
    let other: Admin;

    beforeAll(async () => {
      writer = await makeAdmin(server, 'JMAC');
      other = await makeAdmin(server, 'JMAC');
    });
    const namesFor = async ({ session }: Admin): Promise<string[]> => {
      const { body } = await server.call('listCorporations', { session, query: { limit: 100 } });
      return body.items.map(({ name }) => name);
    };
    const rename = async (corporation: { id: number; version: number }, name: string) => {
      const answer = await server.call('updateCorporation', {
        session: writer.session,
        path: { id: corporation.id },
        body: { name },
      });
      expect(answer.status).toBe(200);
    };
    /** A corporation that the replica has, as the other one can see. */
    const knownCorporation = async (name: string) => {
      const made = await makeCorporation(server, { name });
      await vi.waitFor(isUsed, 60_000);
      await vi.waitFor(async () => expect(await namesFor(other)).toContain(name), 60_000);
      return made;
    };

    it('show who changed something his change at once, and others what the replica has', async () => {
      const corporation = await knownCorporation('前の株式会社');
      await pause();
      await rename(corporation, '後の株式会社');
      expect(await namesFor(writer)).toContain('後の株式会社');
      expect(await namesFor(other)).toContain('前の株式会社');
    });

    it('come from the replica again for him once it has his change', async () => {
      const corporation = await knownCorporation('追いつく前');
      await rename(corporation, '追いついた後');
      await vi.waitFor(async () => {
        const before = await reads('replica');
        expect(await namesFor(writer)).toContain('追いついた後');
        expect(await reads('replica')).toBe(before + 1);
      }, 60_000);
    });

    it('are not taken for up to date while of his change only a part is replayed', async () => {
      const corporation = await knownCorporation('書きかけ');
      await withPostgresClient(addressOf(primary.url), async (client) => {
        await client.query('BEGIN');
        await client.query('UPDATE corporation SET name = $1 WHERE id = $2', ['書き終えた', corporation.id]);
        const { rows } = await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
        const mark = { personKind: 'admin', personId: other.id, changedAt: new Date() };
        await server.database.client.lastChange.create({
          data: { ...mark, changedIn: BigInt(rows[0]?.id ?? 0) },
        });
        // Who has what came behind it has heard of it as well.
        await replayed();
        const before = await reads('ownChange');
        await namesFor(other);
        expect(await reads('ownChange')).toBe(before + 1);
        await client.query('COMMIT');
      });
      await replayed();
      const before = await reads('replica');
      expect(await namesFor(other)).toContain('書き終えた');
      expect(await reads('replica')).toBe(before + 1);
    });

    it('that are saved as a file leave their entry in the audit trail', async () => {
      await vi.waitFor(isUsed, 60_000);
      const answer = await server.call('exportMyPages', { session: other.session, query: { format: 'csv' } });
      expect(answer.status).toBe(200);
      const where = { action: 'exported', actorId: other.id };
      expect(await server.database.client.auditEntry.count({ where })).toBe(1);
    });

    it('come from the primary while the replica is away, without an error, and from the replica when it is back', async () => {
      await knownCorporation('離れていても見える');
      await replica.halt('SIGKILL');
      for (let asked = 0; asked < 5; asked += 1)
        expect(await namesFor(other)).toContain('離れていても見える');
      await vi.waitFor(async () => expect(await metric('hojo_replica_used')).toBe(0), 60_000);
      await replica.resume();
      await vi.waitFor(isUsed, 60_000);
      const before = await reads('replica');
      expect(await namesFor(other)).toContain('離れていても見える');
      expect(await reads('replica')).toBe(before + 1);
    });
  });
});
