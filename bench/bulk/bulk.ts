/**
 * "1,000 decisions in 10 s": a whole list of applications, or of inspections, is tried and done by two processes at once
 * on one PostgreSQL; one of them is killed in the middle if that is asked for. Then every row is looked at: done once.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../bff/platform/database/database.ts';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { hashPassword } from '../../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { credentials } from '../data.ts';
import { type MeasuredServer, startProductServer } from '../servers.ts';
import { BULK_CASES, type BulkKind } from './bulkCases.ts';

export type BulkOptions = {
  readonly kind: BulkKind;
  /** Records of the act: applications lie in a list of five times as many. */
  readonly rows: number;
  /** Kills one of the two processes with SIGKILL when a third is done, and starts it again. */
  readonly isKilled?: boolean;
  readonly databaseUrl: string;
  readonly dataDir: string;
};

export type BulkReport = {
  readonly rows: number;
  readonly triedMs: number;
  readonly doneMs: number;
  /** Processor time of both processes for a row, in milliseconds; mails and the trail included. */
  readonly cpuMsPerRow: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Rows that were not done exactly once, or of which somebody was not told exactly once. */
  readonly wrong: number;
  /** What the product said of rows that failed, each once. */
  readonly reasons: readonly string[];
};

const GIVE_UP_AFTER_MS = 300_000;

type Run = {
  readonly id: number;
  readonly status: number;
  readonly counts: Readonly<Record<string, number>>;
};

const prepareData = async ({ databaseUrl: url, kind, rows }: BulkOptions): Promise<number> => {
  const { volumeOf, isAdopted, prepare } = BULK_CASES[kind];
  const database = await openDatabase({ url });
  await withPostgresClient(url, (client) => seedVolume(client, volumeOf(rows), { isAdopted }));
  const passwordHash = await hashPassword(credentials.password);
  const { id } = await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  await database.close();
  await withPostgresClient(url, async (client) => {
    await client.query(prepare);
    await client.query('VACUUM ANALYZE');
  });
  return id;
};

const ask = async <Body>(url: string, token: string, body?: object, method = 'POST'): Promise<Body> => {
  const headers = { 'content-type': 'application/json', ...(token ? { 'x-admin-session': token } : {}) };
  const request = body === undefined ? { headers } : { headers, method, body: JSON.stringify(body) };
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
};

const logIn = async ({ url }: MeasuredServer): Promise<string> =>
  (await ask<{ token: string }>(`${url}/api/admin/session`, '', credentials)).token;

/** As often as the open pages of a few clerks look. */
const LOOK_EVERY_MS = 200;

/** Looks now and then. @returns the run when it is so */
const until = async (read: () => Promise<Run>, isSo: (run: Run) => boolean): Promise<Run> => {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const run = await read();
    if (isSo(run) || performance.now() > giveUpAt) return run;
    await wait(LOOK_EVERY_MS);
  }
};

/** A process that has just begun reads the contract for each operation that it is first asked for: seconds in all. */
const warmUp = async (servers: readonly MeasuredServer[], token: string): Promise<void> => {
  for (const { url } of servers) {
    const none = `${url}/api/admin/bulk_run/${2 ** 31 - 1}`;
    for (const body of [undefined, { action: 'start' }])
      await ask(none, token, body, 'PATCH').catch(() => undefined);
  }
};

const RUNNING = 1;

const countWrong = async (pool: pg.Pool, { kind, rows }: BulkOptions): Promise<number> => {
  const { rows: found } = await pool.query<{ count: number }>(BULK_CASES[kind].countOnce);
  return rows - (found[0]?.count ?? 0);
};

const FAILED = 4;

const reasonsOf = async (pool: pg.Pool): Promise<string[]> => {
  const said = 'SELECT DISTINCT message FROM bulk_run_row WHERE outcome = $1 ORDER BY message LIMIT 5';
  return (await pool.query<{ message: string }>(said, [FAILED])).rows.map(({ message }) => message);
};

const decide = async (
  { kind, rows, isKilled = false }: BulkOptions,
  adminUserId: number,
  [first, second]: readonly [MeasuredServer, MeasuredServer],
  restart: () => Promise<unknown>,
) => {
  const token = await logIn(second);
  const runs = `${second.url}/api/admin/bulk_run`;
  const { list, search, termsOf } = BULK_CASES[kind];
  const body = { kind, list, selection: { by: 'search', search }, ...termsOf(adminUserId) };
  await warmUp([first, second], token);
  const triedAt = performance.now();
  const { id } = await ask<Run>(runs, token, body);
  const startedAt = performance.now();
  const cpu = () => (isKilled ? 0 : first.cpuMs() + second.cpuMs());
  const cpuBefore = cpu();
  await ask<Run>(`${first.url}/api/admin/bulk_run/${id}`, token, { action: 'start' }, 'PATCH');
  // A change in the other process wakes its jobs as well: both are at it.
  await logIn(second);
  const read = () => ask<Run>(`${runs}/${id}`, token);
  if (isKilled) {
    await until(read, ({ counts }) => (counts.done ?? 0) > rows / 3);
    await first.kill('SIGKILL');
    await restart();
  }
  const { counts } = await until(read, ({ status }) => status !== RUNNING);
  const [triedMs, doneMs] = [startedAt - triedAt, performance.now() - startedAt];
  const cpuMsPerRow = (cpu() - cpuBefore) / rows;
  return { triedMs: Math.round(triedMs), doneMs: Math.round(doneMs), cpuMsPerRow, counts };
};

/** Does all rows of a list in a database of its own. */
export const runBulkTest = async (options: BulkOptions): Promise<BulkReport> => {
  const { databaseUrl, dataDir, rows } = options;
  const adminUserId = await prepareData(options);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  const start = () => startProductServer({ env });
  const servers = [await start(), await start()];
  const [first, second] = servers as [MeasuredServer, MeasuredServer];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const restart = async () => servers.splice(0, 1, await start());
    const done = await decide(options, adminUserId, [first, second], restart);
    return { rows, ...done, wrong: await countWrong(pool, options), reasons: await reasonsOf(pool) };
  } finally {
    await pool.end();
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  }
};
