/**
 * "A process that is told to stop drops no request and ends within 10 s whatever job runs": two processes behind a
 * balancer, a client that never pauses, and SIGTERM for the one that is in the middle of the longest job.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openDatabase } from '../../bff/platform/database/database.ts';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { hashPassword } from '../../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { type Call, runLoad } from '../load.ts';
import { type MeasuredServer, startProductServer } from '../servers.ts';
import { type JobTime, timeJobs } from './jobTimes.ts';
import { startBalancer } from './proxy.ts';

export type StopOptions = {
  /** A tenth of the applications are adopted. */
  readonly myPages: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
};

export type StopReport = {
  readonly times: readonly JobTime[];
  /** Whether the job was running when SIGTERM came: small numbers may be done before. */
  readonly wasRunning: boolean;
  readonly endedAfterMs: number;
  readonly exitCode: number | null;
  readonly requests: number;
  /** Answers other than 2xx, by status; 502 when the process answered nothing. */
  readonly failures: Record<string, number>;
  readonly jobEndedAs: string;
  /** My pages without exactly one report of the quarter. */
  readonly wrongReports: number;
};

const JOB = 'askForQuarterReports';
/** DocumentType ProgressReportForm. */
const REPORT = 38;
const credentials = { email: 'bench@example.jp', password: 'Bench-Horse-2026' };

const prepareData = async (url: string, myPages: number): Promise<number[]> => {
  const database = await openDatabase({ url });
  await withPostgresClient(url, (client) => seedVolume(client, myPages * 10));
  const passwordHash = await hashPassword(credentials.password);
  await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  const corporations = await database.client.corporation.findMany({ take: 50, select: { id: true } });
  await database.close();
  return corporations.map(({ id }) => id);
};

/** The reports that are there become those of an old quarter, so that all have to be asked again. */
const makeReportsOld = (url: string): Promise<unknown> =>
  withPostgresClient(url, async (client) => {
    await client.query('UPDATE section SET due_on = due_on - 400 WHERE document_type = $1', [REPORT]);
    await client.query('VACUUM ANALYZE');
  });

const logIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return ((await response.json()) as { token: string }).token;
};

const calls =
  (token: string, corporationIds: readonly number[]) =>
  (index: number): Call => {
    const headers = { 'x-admin-session': token };
    const path = `/api/admin/corporation/${corporationIds[index % corporationIds.length]}`;
    if (index % 4 === 0)
      return { method: 'PATCH', path, headers, body: JSON.stringify({ memo: randomUUID() }) };
    return { method: 'GET', path, headers };
  };

const stateOf = async (pool: pg.Pool, id: string | null): Promise<string> => {
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [id]);
  return rows[0]?.state ?? 'gone';
};

const untilState = async (pool: pg.Pool, id: string | null, states: readonly string[]): Promise<string> => {
  const giveUpAt = performance.now() + 120_000;
  for (;;) {
    const state = await stateOf(pool, id);
    if (states.includes(state) || performance.now() > giveUpAt) return state;
    await wait(20);
  }
};

/** Has the first of two servers take the job: the other one sleeps meanwhile. */
const giveJobTo = async (pool: pg.Pool, other: MeasuredServer): Promise<string | null> => {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ schema: 'pgboss', db, migrate: false, supervise: false, schedule: false });
  await boss.start();
  other.signal('SIGSTOP');
  const id = await boss.send(JOB);
  await untilState(pool, id, ['active', 'completed', 'failed']);
  other.signal('SIGCONT');
  await boss.stop({ close: false });
  return id;
};

const countWrong = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM my_page WHERE 1 <>
      (SELECT count(*) FROM section WHERE my_page_id = my_page.id AND document_type = $1 AND due_on > current_date)`,
    [REPORT],
  );
  return rows[0]?.count ?? 0;
};

const LOAD_SECONDS = 14;
const CONNECTIONS = 8;

/** Stops the first server in the middle of its job while callers go on. */
const stopUnderLoad = async (
  pool: pg.Pool,
  [first, second]: readonly [MeasuredServer, MeasuredServer],
  corporationIds: readonly number[],
) => {
  const balancer = await startBalancer([first.url, second.url]);
  try {
    const next = calls(await logIn(balancer.url), corporationIds);
    const jobId = await giveJobTo(pool, second);
    const load = runLoad({ url: balancer.url, connections: CONNECTIONS, seconds: LOAD_SECONDS, next });
    await wait(300);
    const wasRunning = (await stateOf(pool, jobId)) === 'active';
    const toldAt = performance.now();
    const exitCode = await first.kill('SIGTERM');
    const endedAfterMs = Math.round(performance.now() - toldAt);
    const { timesMs, failures } = await load;
    const jobEndedAs = await untilState(pool, jobId, ['completed', 'failed']);
    const requests = timesMs.length;
    return { wasRunning, exitCode, endedAfterMs, requests, failures, jobEndedAs };
  } finally {
    balancer.stop();
  }
};

export const runStopTest = async ({ myPages, databaseUrl, dataDir }: StopOptions): Promise<StopReport> => {
  const corporationIds = await prepareData(databaseUrl, myPages);
  const times = await timeJobs(databaseUrl, dataDir);
  await makeReportsOld(databaseUrl);
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    STOP_GRACE_MS: '1000',
  };
  const servers = [await startProductServer({ env }), await startProductServer({ env })] as const;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const stopped = await stopUnderLoad(pool, servers, corporationIds);
    return { times, ...stopped, wrongReports: await countWrong(pool) };
  } finally {
    await pool.end();
    await servers[1].kill('SIGTERM');
  }
};
