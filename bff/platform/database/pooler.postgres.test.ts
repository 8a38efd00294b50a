import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import type { Database } from '#bff/core/database.ts';
import type { Job } from '#bff/platform/jobs/job.ts';
import { startQueue } from '#bff/platform/jobs/queue.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { type OidcServer, startOidcServer } from '#bff/testing/oidc/oidcServer.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { walkEverything } from '#bff/testing/world/walkEverything.ts';
import { walkIdentities } from '#bff/testing/world/walkIdentities.ts';
import { seedDemo } from '../../../prisma/seed/demo.ts';
import { hasPooler, startTestPooler, type TestPooler } from '../../../scripts/db/testPooler.ts';
import {
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';
import { openDatabase } from './database.ts';

/* PgBouncer as docs/deploy sets it up: each transaction has another connection of the server. */

describe.skipIf(!hasPooler())('behind a pooler that gives each transaction another connection', () => {
  let postgres: Postgres;
  let direct: Database;
  let directUrl: string;
  let pooler: TestPooler;
  let oidc: OidcServer;
  let server: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    direct = await openTestDatabase(postgres.url);
    const { rows } = await direct.pool.query<{ name: string }>('SELECT current_database() AS name');
    directUrl = postgres.url.replace(/postgres$/, rows[0]?.name ?? '');
    pooler = await startTestPooler(directUrl);
    const database = await openDatabase({ url: pooler.url, directUrl, isPooled: true });
    oidc = await startOidcServer({ options: { database } });
    server = oidc.server;
    await seedDemo(server.scopes);
  });
  afterAll(async () => {
    await oidc.stop();
    await pooler.stop();
    await direct.close();
    await postgres.stop();
  });

  it('every operation of the contract answers with success to those who may call it', async () => {
    const answered = new Set([...(await walkEverything(server)), ...(await walkIdentities(server))]);
    expect(answered.size).toBe(mountedOperations().length);
  });

  it('many at once are answered, each over several connections of the server', async () => {
    const { client } = server.database;
    const pids = await Promise.all(
      Array.from({ length: 60 }, async () => {
        await client.adminUser.count();
        const [row] = await client.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
        return row?.pid;
      }),
    );
    expect(new Set(pids).size).toBeGreaterThan(2);
  });

  it('each connection has the times that the product relies on', async () => {
    const times = await Promise.all(
      Array.from({ length: 20 }, () => server.database.pool.query('SHOW statement_timeout')),
    );
    expect(new Set(times.map(({ rows }) => JSON.stringify(rows)))).toEqual(
      new Set([JSON.stringify([{ statement_timeout: '4s' }])]),
    );
  });

  it('jobs run from the queue', async () => {
    const ran = Promise.withResolvers<void>();
    const job: Job = {
      name: 'recomputeDelays',
      cron: '5 0 1 1 *',
      isWokenByChanges: false,
      runBatch: async () => {
        ran.resolve();
        return { doneCount: 1, next: null };
      },
    };
    const { database, scopes } = server;
    const log = pino({ level: 'silent' });
    const queue = startQueue({ database, scopes, jobs: [job], log, pollSeconds: 0.5 });
    await queue.started;
    await queue.request(job.name);
    await ran.promise;
    await queue.stop();
  });

  it('nothing starts where the pooler does not set them', async () => {
    const bare = await startTestPooler(directUrl, (example) => example.replace(/ connect_query=.*/, ''));
    const opening = openDatabase({ url: bare.url, directUrl, isPooled: true });
    await expect(opening).rejects.toThrow('statement_timeout = 4000');
    await bare.stop();
  });
});
