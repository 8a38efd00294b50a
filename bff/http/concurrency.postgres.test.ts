import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#bff/core/config.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { startServer } from '#bff/server.ts';
import { makeCall, makeCompleteDraft, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeCorporation } from '#bff/testing/people.ts';
import { registration } from '#bff/testing/registrations.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk } from '#bff/testing/undertaking.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../scripts/db/testServer.ts';

/* What several requests at once do to one another, on a PostgreSQL server (quality, Reliability F4, F6, F12). */

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** How many answers there were of each kind, as `status code`. */
const tally = (
  answers: readonly { status: number; problem?: { code?: number } }[],
): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, problem } of answers) {
    const kind = status < 400 ? String(status) : `${status} ${problem?.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

const clerk = {
  type: 2,
  name: '電話 受付',
  organization: 'コールセンター',
  phone: '0312340000',
  isActive: true,
  sendPasswordMail: false,
} as const;

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  let postgres: Postgres;
  let server: TestServer;
  let session: TestSession;

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
    server = await startTestServer({ databaseUrl: postgres.url });
    session = (await makeAdmin(server, 'JMAC')).session;
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  /** The address of the server's own database. */
  const ownUrl = async (): Promise<string> => {
    const found = await server.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    return postgres.url.replace(/postgres$/, found.rows[0]?.name ?? '');
  };

  it('of 200 changes of one version one is kept, the rest answer 412', async () => {
    const { id, version } = await makeCorporation(server);
    const answers = await times(200, (index) =>
      server.call('updateCorporation', {
        path: { id },
        session,
        ifMatch: version,
        body: { memo: `${index}` },
      }),
    );
    expect(tally(answers)).toEqual({ '200': 1, '412 1004': 199 });
    const row = await server.database.client.corporation.findUniqueOrThrow({ where: { id } });
    expect(row.version).toBe(version + 1);
    expect(row.memo).toBe(answers.find(({ status }) => status === 200)?.body.memo);
  });

  it('of 50 creations of one e-mail one is kept, the rest answer 1009', async () => {
    const body = { ...clerk, email: 'once@example.jp' };
    const answers = await times(50, () => server.call('createAdminUser', { session, body }));
    expect(tally(answers)).toEqual({ '201': 1, '409 1009': 49 });
    expect(await server.database.client.adminUser.count({ where: { email: body.email } })).toBe(1);
  });

  it('an entry of a history that twenty hide at once is hidden once, and gone for the rest', async () => {
    const desk = await makeDesk(server);
    const { answer } = await handIn(server, desk);
    const id = answer.body.history[0]?.id ?? 0;
    const hide = () => server.call('deleteSectionHistory', { path: { id }, session });
    expect(tally(await times(20, hide))).toEqual({ '204': 1, '404 1005': 19 });
  });

  it('one Idempotency-Key ten times makes one row, and everybody gets its answer', async () => {
    const idempotencyKey = randomUUID();
    const body = { ...clerk, email: 'key@example.jp' };
    const answers = await times(10, () => server.call('createAdminUser', { session, body, idempotencyKey }));
    expect(tally(answers)).toEqual({ '201': 10 });
    expect(new Set(answers.map(({ body: created }) => JSON.stringify(created))).size).toBe(1);
    expect(await server.database.client.adminUser.count({ where: { email: body.email } })).toBe(1);
    const other = { ...body, email: 'other@example.jp' };
    const refused = await server.call('createAdminUser', { session, body: other, idempotencyKey });
    expect([refused.status, refused.problem.code]).toEqual([400, 1004]);
    expect(await server.database.client.adminUser.count({ where: { email: other.email } })).toBe(0);
  });

  it('applications handed in at the same moment get codes of their own, without a gap', async () => {
    const { id: projectId } = await makeCall(server, programmes.business);
    const drafts = [];
    for (let count = 0; count < 8; count += 1) {
      drafts.push(await makeCompleteDraft(server, programmes.business, { projectId }));
    }
    const answers = await Promise.all(
      drafts.map((draft) =>
        server.call('updateGeneralApplicationSelf', { session: draft.session, body: { action: 'submit' } }),
      ),
    );
    expect(tally(answers)).toEqual({ '200': 8 });
    const codes = answers.map(({ body }) => Number(body.displayCode)).sort();
    expect(codes).toEqual(codes.map((_, index) => (codes[0] ?? 0) + index));
  });

  it('of 60 guesses at once five are looked at, and the next waits as after five in turn', async () => {
    const { email } = await makeAdmin(server, 'CS');
    const guess = () => server.call('createAdminSession', { body: { email, password: 'Wrong-Horse-1' } });
    const answers = await times(60, guess);
    expect(tally(answers)).toEqual({ '401 1006': 5, '429 1100': 55 });
    const next = await guess();
    expect(Number(next.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  });

  it('of ten registrations of one address with one key one is kept, and all get its answer', async () => {
    const { id } = await makeCall(server, programmes.business);
    const request = { ...registration(id), idempotencyKey: randomUUID() };
    const answers = await times(10, () => server.call('createGeneralApplication', request));
    expect(tally(answers)).toEqual({ '201': 10 });
    expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
  });

  it('with two connections many lists and changes at once are all answered, and no third one is opened', async () => {
    const url = await ownUrl();
    const database = await openDatabase({ url, migrate: false, poolSize: 2 });
    const small = await startTestServer({ database, env: { DATABASE_CONNECTIONS: '2' } });
    try {
      const { admission } = small.scopes.forSystem('test');
      const turn = Promise.withResolvers<void>();
      const inLine = admission.run('submissions', () => turn.promise);
      // The second connection is nobody's who hands in.
      expect(admission.hasRoom('submissions')).toBe(false);
      turn.resolve();
      await inLine;
      const own = (await makeAdmin(small, 'JMAC')).session;
      const corporations = await times(20, () => makeCorporation(small));
      const [lists, changes] = await Promise.all([
        times(20, () => small.call('listProjects', { session: own })),
        Promise.all(
          corporations.map(({ id, version }, index) =>
            small.call('updateCorporation', {
              session: own,
              path: { id },
              ifMatch: version,
              body: { phone: `03${String(index).padStart(8, '1')}` },
            }),
          ),
        ),
      ]);
      expect(tally([...lists, ...changes])).toEqual({ '200': 40 });
      expect(database.pool.totalCount).toBe(2);
    } finally {
      await small.stop();
    }
  });

  it('a process opens as many connections as DATABASE_CONNECTIONS says, and no more', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hojo-test-'));
    const DATABASE_URL = `${await ownUrl()}?application_name=counted`;
    const env = {
      DATABASE_URL,
      DATABASE_CONNECTIONS: '3',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
    };
    const running = await startServer({ config: readConfig(env), hasBackgroundJobs: false });
    try {
      const { db } = running.scopes.forSystem('test');
      await times(12, () => db.$queryRaw`SELECT 1 FROM pg_sleep(0.05)`);
      const counted = await server.database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'counted'`,
      );
      expect(counted.rows[0]?.count).toBe(3);
    } finally {
      await running.stop();
      await rm(dataDir, { recursive: true });
    }
  });

  it('a log-out on one of two servers ends the session on the other at once', async () => {
    const second = await startTestServer({
      database: await openDatabase({ url: await ownUrl(), migrate: false }),
    });
    try {
      const own = (await makeAdmin(server, 'CS')).session;
      expect((await second.call('listProjects', { session: own })).status).toBe(200);
      expect((await server.call('invalidateAdminSession', { session: own })).status).toBe(204);
      const after = await second.call('listProjects', { session: own });
      expect([after.status, after.problem.code]).toEqual([401, 1006]);
    } finally {
      await second.stop();
    }
  });

  // How soon is the matter of F3 to F5 in `npm run bench:faults`.
  it('while the database is away every answer is 503 with Retry-After, and afterwards it is well', async () => {
    const look = async (path: string, headers: Record<string, string> = {}) => {
      const { status, headers: answered } = await fetch(`${server.url}${path}`, { headers });
      return { status, retryAfter: answered.get('retry-after') };
    };
    const seen = { read: [], ready: [], health: [] } as Record<string, Awaited<ReturnType<typeof look>>[]>;
    let isBack = false;
    const crash = postgres.crashAndRestart().then(() => {
      isBack = true;
    });
    while (!isBack) {
      const [read, ready, health] = await Promise.all([
        look('/api/admin/project', { 'x-admin-session': session.token }),
        look('/readyz'),
        look('/healthz'),
      ]);
      seen.read?.push(read);
      seen.ready?.push(ready);
      seen.health?.push(health);
    }
    await crash;
    const away = [...(seen.read ?? []), ...(seen.ready ?? [])].filter(({ status }) => status !== 200);
    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]));
    expect(away.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(seen.ready?.some(({ status }) => status === 503)).toBe(true);
    expect(new Set(seen.health?.map(({ status }) => status))).toEqual(new Set([200]));
    await vi.waitFor(async () => expect((await look('/readyz')).status).toBe(200), { timeout: 60_000 });
    expect((await server.call('listProjects', { session })).status).toBe(200);
  });
});
