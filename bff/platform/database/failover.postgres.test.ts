import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#bff/testing/database.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import {
  hasPrimaryProxy,
  startTestPrimaryProxy,
  type TestPrimaryProxy,
} from '../../../scripts/db/testPrimaryProxy.ts';
import {
  type TestServer as Postgres,
  startTestServer as startPostgres,
  startTestReplica,
} from '../../../scripts/db/testServer.ts';
import { openDatabase } from './database.ts';
import { problemOf } from './errors.ts';
import { withPostgresClient } from './postgres.ts';

const WRITERS = 6;
/** For a busy machine, in milliseconds. */
const patience = { timeout: 120_000, interval: 100 };

/* HAProxy leads to the primary as docs/deploy sets it up. */

describe.skipIf(!hasPrimaryProxy())('a primary that is lost, and its replica in its place', () => {
  let primary: Postgres;
  let replica: Postgres;
  let proxy: TestPrimaryProxy;
  let server: TestServer;

  beforeAll(async () => {
    primary = await startPostgres({ durable: true });
    const fresh = await openTestDatabase(primary.url);
    const { rows } = await fresh.pool.query<{ name: string }>('SELECT current_database() AS name');
    await fresh.pool.query('CREATE ROLE hojo_check LOGIN');
    await fresh.pool.end();
    replica = await startTestReplica(primary, { durable: true });
    // From now on a commit is answered when the replica has it on its disk: docs/operations.md, "Another primary".
    await withPostgresClient(primary.url, async (client) => {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await client.query('SELECT pg_reload_conf()');
    });
    // The replica first: who is the primary is found out.
    proxy = await startTestPrimaryProxy([replica.url, primary.url]);
    const url = `postgresql://test@${proxy.host}/${rows[0]?.name}`;
    const database = await vi.waitUntil(() => openDatabase({ url }).catch(() => null), patience);
    server = await startTestServer({ database });
  });
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
    await replica.stop();
    await primary.stop();
  });

  /** How the primary waits for its replicas now. */
  const replication = async (): Promise<string[]> =>
    withPostgresClient(primary.url, async (client) => {
      const { rows } = await client.query<{ state: string }>(
        'SELECT sync_state AS state FROM pg_stat_replication',
      );
      return rows.map(({ state }) => state);
    });
  const note = () =>
    server.database.client.mailMessage.create({ data: { to: 'a@example.jp', subject: 's', text: 't' } });

  it('answers a change only when the replica has it, and goes on when the replica is back', async () => {
    await vi.waitUntil(async () => (await replication()).join() === 'sync', patience);
    await replica.halt('SIGKILL');
    const waiting = note();
    const first = await Promise.race([waiting.then(() => 'answered'), wait(1_000).then(() => 'waits')]);
    expect(first).toBe('waits');
    await replica.resume();
    await waiting.catch((error: unknown) => expect(problemOf(error)?.kind).toBe('unavailable'));
    await vi.waitUntil(async () => (await replication()).join() === 'sync', patience);
    expect((await note()).id).toBeGreaterThan(0);
  });

  it('loses nothing that was acknowledged, and the product goes on by itself', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    const acknowledged: number[] = [];
    const refusals = new Set<unknown>();
    let isOver = false;
    const write = async (): Promise<void> => {
      while (!isOver) {
        await note().then(
          ({ id }) => acknowledged.push(id),
          async (error: unknown) => {
            refusals.add(problemOf(error)?.kind ?? error);
            await wait(20);
          },
        );
      }
    };
    const enough = async (count: number): Promise<void> => {
      while (acknowledged.length < count) await wait(20);
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, write));
    await enough(300);
    await primary.halt('SIGKILL');
    const before = acknowledged.length;
    await withPostgresClient(replica.url, (client) => client.query('SELECT pg_promote()'));
    await enough(before + 100);
    isOver = true;
    await writers;
    const rows = await server.database.client.mailMessage.findMany({ select: { id: true } });
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect([...refusals]).toEqual(['unavailable']);
    expect((await server.call('listCorporations', { session })).status).toBe(200);
  });
});
