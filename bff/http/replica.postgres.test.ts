import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
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

type Admin = Awaited<ReturnType<typeof makeAdmin>>;

const PATIENCE_MS = 120_000;

describe.skipIf(!hasReplication())('with a replica', () => {
  let primary: Postgres;
  let replica: Postgres;
  let server: TestServer;
  let admin: Admin;

  beforeAll(async () => {
    // A commit is answered without waiting for the replica, and what is on its way stays there.
    primary = await startPostgres({ settings: { synchronous_commit: 'local' } });
    const database = await openTestDatabase(primary.url);
    replica = await startTestReplica(primary);
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const addressOf = (url: string) => url.replace(/postgres$/, rows[0]?.name ?? '');
    server = await startTestServer({
      database,
      env: {
        DATABASE_URL: addressOf(primary.url),
        DATABASE_REPLICA_URL: addressOf(replica.url),
        METRICS_PORT: '0',
      },
    });
    await seedDemo(server.scopes);
    admin = await makeAdmin(server, 'JMAC');
  });
  afterAll(async () => {
    await server.stop();
    await replica.stop();
    await primary.stop();
  });

  const atReplica = <Row extends object>(statement: string) =>
    withPostgresClient(replica.url, (client) => client.query<Row>(statement));

  /** Waits until the replica has all that the primary has by now. */
  const replayed = async () => {
    const { rows } = await server.database.pool.query<{ at: string }>(
      'SELECT pg_current_wal_flush_lsn() AS at',
    );
    const reached = `SELECT pg_last_wal_replay_lsn() >= '${rows[0]?.at}' AS reached`;
    const look = async () => expect((await atReplica(reached)).rows).toEqual([{ reached: true }]);
    await vi.waitFor(look, PATIENCE_MS);
  };

  const reads = async (place: string): Promise<number> => {
    const text = await (await fetch(server.metricsUrl ?? '')).text();
    const line = new RegExp(`^hojo_replica_reads_total\\{place="${place}"\\} (\\d+)$`, 'm');
    return Number(line.exec(text)?.[1] ?? 0);
  };

  const file = async () => {
    const { session } = admin;
    const answer = await server.call('exportCorporations', { session, query: { format: 'csv' } });
    expect(answer.status).toBe(200);
    const disposition = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    return { text: Buffer.from(answer.bytes).toString(), name: disposition };
  };

  it('each list that the office saves as a file is read there, and everything else is as it was', async () => {
    const late = mountedOperations().filter(({ allowsStaleReads }) => allowsStaleReads);
    const before = await reads('replica');
    const answered = await walkEverything(server);
    expect(late.filter(({ operationId }) => !answered.has(operationId))).toEqual([]);
    expect((await reads('replica')) - before).toBeGreaterThanOrEqual(late.length);
    expect(await reads('primary')).toBe(0);
  });

  it('a file has the rows of the moment that is in its name; a page has those of now', async () => {
    await makeCorporation(server, { name: '前からの株式会社' });
    await replayed();
    await atReplica('SELECT pg_wal_replay_pause()');
    await makeCorporation(server, { name: '後からの株式会社' });
    const { rows } = await atReplica<{ at: string }>(
      `SELECT to_char(pg_last_xact_replay_timestamp() AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD"_"HH24MI') AS at`,
    );
    const { text, name } = await file();
    const { body } = await server.call('listCorporations', { session: admin.session, query: { limit: 100 } });
    await atReplica('SELECT pg_wal_replay_resume()');
    expect(text).toContain('前からの株式会社');
    expect(text).not.toContain('後からの株式会社');
    expect(name).toContain(`${rows[0]?.at}時点`);
    expect(body.items.map((corporation) => corporation.name)).toContain('後からの株式会社');
  });

  it('who saves a file leaves his entry in the trail at the primary', async () => {
    const of = { action: 'exported', actorId: admin.id };
    const before = await server.database.client.auditEntry.count({ where: of });
    await file();
    expect(await server.database.client.auditEntry.count({ where: of })).toBe(before + 1);
  });

  it('one that does not answer is replaced by the primary, whose file says no moment', async () => {
    await makeCorporation(server, { name: '離れていても見える' });
    await replica.halt('SIGKILL');
    const before = await reads('primary');
    const { text, name } = await file();
    expect(text).toContain('離れていても見える');
    expect(name).not.toContain('時点');
    expect(await reads('primary')).toBe(before + 1);
    await replica.resume();
    await replayed();
    expect((await file()).name).toContain('時点');
  });

  it('one that has become a primary is not read any more', async () => {
    await atReplica('SELECT pg_promote()');
    const { name } = await file();
    expect(name).not.toContain('時点');
  });
});
