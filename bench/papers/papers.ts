/**
 * "Five hundred letters before lunch": the undertakings of a round get their decision letters in one run of one process,
 * which is killed in the middle if that is asked for. Then every letter is looked at: there once, told once.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import yauzl from 'yauzl';
import { openDatabase } from '../../bff/platform/database/database.ts';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { hashPassword } from '../../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { credentials } from '../data.ts';
import { type MeasuredServer, startProductServer } from '../servers.ts';

export type PapersOptions = {
  readonly rows: number;
  /** Kills the process with SIGKILL when a third is printed, and starts it again. */
  readonly isKilled: boolean;
  readonly databaseUrl: string;
  readonly dataDir: string;
};

export type PapersReport = {
  readonly triedMs: number;
  /** Until every letter has its number. */
  readonly issuedMs: number;
  /** Until every letter is printed and told. */
  readonly madeMs: number;
  readonly zipMs: number;
  readonly zipEntries: number;
  /** Letters that are not there once, without a gap in their numbers, or not told once. */
  readonly wrong: number;
};

/** A tenth of the volume is adopted. */
const SHARE = 10;
const GIVE_UP_AFTER_MS = 900_000;
const LOOK_EVERY_MS = 500;

const prepareData = async (url: string, rows: number): Promise<void> => {
  const database = await openDatabase({ url });
  await withPostgresClient(url, (client) => seedVolume(client, rows * SHARE));
  const passwordHash = await hashPassword(credentials.password);
  await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  await database.close();
  await withPostgresClient(url, async (client) => {
    await client.query(
      `UPDATE my_page SET grant_amount = coalesce(grant_amount, applied_amount),
        grant_decision_on = coalesce(grant_decision_on, start_on, current_date)`,
    );
    await client.query('VACUUM ANALYZE');
  });
};

const send = async (url: string, token: string, body?: object, method = 'POST'): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(token ? { 'x-admin-session': token } : {}) };
  const response = await fetch(
    url,
    body === undefined ? { headers } : { headers, method, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
};

const logIn = async ({ url }: MeasuredServer): Promise<string> => {
  const answer = await send(`${url}/api/admin/session`, '', credentials);
  return ((await answer.json()) as { token: string }).token;
};

const count = async (pool: pg.Pool, query: string): Promise<number> =>
  (await pool.query<{ count: number }>(query)).rows[0]?.count ?? 0;

const ISSUED = 'SELECT count(*)::int AS count FROM issued_paper';
const MADE = `${ISSUED} WHERE file_id IS NOT NULL`;

/** Numbers without a gap, each with its file, its notice and its mail once. */
const GOOD = `
  SELECT count(*)::int AS count FROM issued_paper p
  WHERE p.file_id IS NOT NULL AND p.sequence <= (SELECT count(*) FROM issued_paper)
    AND 1 = (SELECT count(*) FROM notification n WHERE n.my_page_id = p.my_page_id)
    AND 1 = (SELECT count(*) FROM mail_message m WHERE m.related_my_page_id = p.my_page_id)`;

const until = async (read: () => Promise<number>, enough: number): Promise<void> => {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  while ((await read()) < enough && performance.now() < giveUpAt) await wait(LOOK_EVERY_MS);
};

const entriesIn = async (bytes: ArrayBuffer): Promise<number> =>
  (await yauzl.fromBufferPromise(Buffer.from(bytes))).entryCount;

const ms = (from: number, to = performance.now()): number => Math.round(to - from);

/** Tries and begins the run. */
const begin = async (runs: string, token: string) => {
  const triedAt = performance.now();
  const selection = { by: 'search', search: '' };
  const tried = await send(runs, token, {
    kind: 'issuePapers',
    list: 'myPages',
    selection,
    paper: { kind: 1 },
  });
  const { id } = (await tried.json()) as { id: number };
  const startedAt = performance.now();
  await send(`${runs}/${id}`, token, { action: 'start' }, 'PATCH');
  return { startedAt, triedMs: ms(triedAt, startedAt) };
};

/** The PDFs of all letters as one zip. */
const saveZip = async (server: MeasuredServer) => {
  const askedAt = performance.now();
  const zip = await send(`${server.url}/api/admin/issued_paper/archive`, await logIn(server));
  const zipEntries = await entriesIn(await zip.arrayBuffer());
  return { zipEntries, zipMs: ms(askedAt) };
};

/** Issues a decision letter to every undertaking of a database of its own. */
export const runPapersTest = async (options: PapersOptions): Promise<PapersReport> => {
  const { rows, isKilled, databaseUrl, dataDir } = options;
  await prepareData(databaseUrl, rows);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  let server = await startProductServer({ env });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const { startedAt, triedMs } = await begin(`${server.url}/api/admin/bulk_run`, await logIn(server));
    await until(() => count(pool, ISSUED), rows);
    const issuedMs = ms(startedAt);
    if (isKilled) {
      await until(() => count(pool, MADE), rows / 3);
      await server.kill('SIGKILL');
      server = await startProductServer({ env });
    }
    await until(() => count(pool, MADE), rows);
    const madeMs = ms(startedAt);
    const saved = await saveZip(server);
    return { triedMs, issuedMs, madeMs, ...saved, wrong: rows - (await count(pool, GOOD)) };
  } finally {
    await pool.end();
    await server.kill('SIGTERM');
  }
};
