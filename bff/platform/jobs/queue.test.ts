import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cursor } from '#bff/core/batch.ts';
import { createJobs } from '#bff/jobs.ts';
import { migrationsFolder } from '#bff/platform/database/migrations.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import type { Job } from './job.ts';
import { type JobRunRow, type JobState, listJobRuns } from './jobRuns.data.ts';
import { type Queue, startQueue } from './queue.ts';

const log = pino({ level: 'silent' });

let server: TestServer;
const queues: Queue[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await server.database.pool.query('DELETE FROM pgboss.job');
});
afterAll(() => server.stop());

/** A queue as each process has one, with a job of the test's own. */
const start = async (runBatch: Job['runBatch'], facts: Partial<Job> = {}): Promise<Queue> =>
  startJobs([{ name: 'recomputeDelays', cron: '5 0 1 1 *', isWokenByChanges: false, runBatch, ...facts }]);

const startJobs = async (jobs: readonly Job[], pollSeconds = 0.5): Promise<Queue> => {
  const { database, scopes } = server;
  const queue = startQueue({ database, scopes, jobs, log, pollSeconds });
  queues.push(queue);
  await queue.started;
  return queue;
};

const states: readonly JobState[] = ['created', 'retry', 'active', 'completed', 'failed', 'cancelled'];

const runs = async (name: Job['name'] = 'recomputeDelays'): Promise<JobRunRow[]> => {
  const request = { limit: 50, keys: [], after: undefined };
  const filter = { names: [name], states };
  return (await listJobRuns(server.database.client, filter, request)).items;
};

/** A queue looks for work now and then; on a busy machine that takes long. */
const WAIT = { timeout: 60_000, interval: 50 };

const until = (state: JobState): Promise<JobRunRow> =>
  vi.waitFor(async () => {
    const found = (await runs()).find((run) => run.state === state);
    if (found === undefined) throw new Error(`no run became ${state}`);
    return found;
  }, WAIT);

const batchesOf = (count: number, seen: (Cursor | null)[], eachMs = 0): Job['runBatch'] => {
  return async (_scope, cursor) => {
    seen.push(cursor);
    await wait(eachMs);
    const at = Number(cursor?.at ?? 0) + 1;
    return { doneCount: 10, next: at < count ? { at } : null };
  };
};

describe('the queue of jobs', () => {
  it('finds in the migrations the tables of the pg-boss that is installed', async () => {
    const { pool } = server.database;
    const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
    const boss = new PgBoss({ schema: 'pgboss', db, migrate: false });
    await boss.start();
    const drift = await boss.detectSchemaDrift();
    await boss.stop({ close: false });
    expect([drift.ok, drift.missing, drift.columnDrift]).toEqual([true, [], []]);
  });

  it('runs a job batch after batch and keeps how far it came', { tags: ['slow'] }, async () => {
    const seen: (Cursor | null)[] = [];
    const queue = await start(batchesOf(3, seen), { count: async () => 30 });
    await queue.request('recomputeDelays');
    const { output } = await until('completed');
    expect(seen).toEqual([null, { at: 1 }, { at: 2 }]);
    expect(output).toEqual({ doneCount: 30, totalCount: 30, cursor: null });
  });

  it('shows the progress of a running job', { tags: ['slow'] }, async () => {
    const isSeen = Promise.withResolvers<void>();
    const batch: Job['runBatch'] = async (_scope, cursor) => {
      if (cursor !== null) await isSeen.promise;
      return { doneCount: 20, next: cursor === null ? { at: 1 } : null };
    };
    const queue = await start(batch, { count: async () => 40 });
    await queue.request('recomputeDelays');
    await vi.waitFor(
      async () =>
        expect(await runs()).toMatchObject([
          { state: 'active', output: { doneCount: 20, totalCount: 40, cursor: { at: 1 } } },
        ]),
      WAIT,
    );
    isSeen.resolve();
    await until('completed');
  });

  it('has one run of a job at a time, whatever the number of processes', { tags: ['slow'] }, async () => {
    let running = 0;
    let most = 0;
    const batch: Job['runBatch'] = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(300);
      running -= 1;
      return { doneCount: 1, next: null };
    };
    const [first, second] = [await start(batch), await start(batch)];
    const accepted = [await first.request('recomputeDelays'), await second.request('recomputeDelays')];
    await until('completed');
    expect([accepted, most, (await runs()).length]).toEqual([[true, false], 1, 1]);
  });

  it('hands a run over when the process stops, and another goes on where it was', {
    tags: ['slow'],
  }, async () => {
    const seen: (Cursor | null)[] = [];
    const first = await start(batchesOf(Number.POSITIVE_INFINITY, seen, 10));
    await first.request('recomputeDelays');
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(2), WAIT);
    await first.stop();
    const seenBefore = seen.length;
    expect(await until('created')).toMatchObject({ output: { cursor: { at: seenBefore } } });
    await start(batchesOf(seenBefore + 3, seen));
    await until('completed');
    expect(seen.slice(seenBefore)).toEqual([
      { at: seenBefore },
      { at: seenBefore + 1 },
      { at: seenBefore + 2 },
    ]);
  });

  it('tries a failed run again after a while, and keeps what went wrong', async () => {
    const queue = await start(async () => {
      throw new Error('the disk is on fire');
    });
    await queue.request('recomputeDelays');
    const run = await until('retry');
    expect(run).toMatchObject({
      retryCount: 0,
      retryLimit: 5,
      output: { kind: 'unknown', message: 'the disk is on fire' },
    });
    expect(run.startAfter.getTime() - Date.now()).toBeGreaterThan(20_000);
  });

  it('forgets the schedule of a job that this release no longer has', { tags: ['slow'] }, async () => {
    await start(async () => ({ doneCount: 0, next: null }), { name: 'sweepFiles' });
    await start(async () => ({ doneCount: 0, next: null }));
    const { rows } = await server.database.pool.query('SELECT name FROM pgboss.schedule');
    expect(rows).toEqual([{ name: 'recomputeDelays' }]);
  });
});

/** Only told of a run would a process look for it. */
const NEVER_S = 600;
const done = { doneCount: 1, next: null };

/** Jobs that changes wake, in a process of their own. */
const startWoken = (batches: { readonly [name in Job['name']]?: Job['runBatch'] }): Promise<Queue> => {
  const entries = Object.entries(batches) as [Job['name'], Job['runBatch']][];
  return startJobs(
    entries.map(([name, runBatch]) => ({ name, cron: '5 0 1 1 *', isWokenByChanges: true, runBatch })),
    NEVER_S,
  );
};

const calls = (batch: { readonly mock: { readonly calls: readonly unknown[] } }, count: number) =>
  vi.waitFor(() => expect(batch.mock.calls.length).toBe(count), WAIT);

/** Of all runs, also those that a change has put in. */
const statesNow = async (): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ state: string }>(
    "SELECT state FROM pgboss.job WHERE name = 'sendMails' ORDER BY state DESC",
  );
  return rows.map(({ state }) => state);
};
const untilStates = (...wanted: readonly JobState[]) =>
  vi.waitFor(async () => expect(await statesNow()).toEqual(wanted), WAIT);
const noneLeft = () => untilStates();

describe('a job that changes wake', () => {
  it('runs at the start and once for a burst, and leaves no run behind', { tags: ['slow'] }, async () => {
    const batch = vi.fn(async () => done);
    const queue = await startWoken({ sendMails: batch });
    await calls(batch, 1);
    for (let change = 0; change < 20; change += 1) queue.wake();
    await calls(batch, 2);
    await noneLeft();
    expect(batch).toHaveBeenCalledTimes(2);
  });

  it('runs again for a change that came while it ran, never twice at once in a process', {
    tags: ['slow'],
  }, async () => {
    const held = Promise.withResolvers<void>();
    let running = 0;
    const most: number[] = [];
    const batch = vi.fn(async () => {
      running += 1;
      most.push(running);
      await held.promise;
      running -= 1;
      return done;
    });
    const queue = await startWoken({ sendMails: batch });
    await calls(batch, 1);
    queue.wake();
    await untilStates('active', 'created');
    expect(await runs('sendMails')).toEqual([]);
    expect(await queue.request('sendMails')).toBe(false);
    held.resolve();
    await calls(batch, 2);
    await noneLeft();
    expect(most).toEqual([1, 1]);
  });

  it('does not wait for what another process is in the middle of', { tags: ['slow'] }, async () => {
    const held = Promise.withResolvers<void>();
    const first = vi.fn(async () => {
      await held.promise;
      return done;
    });
    await startWoken({ sendMails: first });
    await calls(first, 1);
    const second = vi.fn(async () => done);
    await startWoken({ sendMails: second });
    await calls(second, 1);
    held.resolve();
    await noneLeft();
  });

  it('begins in the order of the jobs', async () => {
    const begun: string[] = [];
    const noting = (name: string) => async () => {
      begun.push(name);
      return done;
    };
    const names = ['runBulk', 'sendMails', 'sealAudit', 'tellWebhooks'] as const;
    await startWoken(Object.fromEntries(names.map((name) => [name, noting(name)])));
    await vi.waitFor(() => expect(begun.length).toBe(names.length), WAIT);
    expect(begun).toEqual([...names]);
  });

  it('that failed runs again for the next change, and no run stays', { tags: ['slow'] }, async () => {
    const batch = vi.fn(async () => {
      throw new Error('no mail server');
    });
    const queue = await startWoken({ sendMails: batch });
    await calls(batch, 1);
    await noneLeft();
    queue.wake();
    await calls(batch, 2);
    await noneLeft();
  });

  it('keeps the run that its schedule or a person put in', { tags: ['slow'] }, async () => {
    const batch = vi.fn(async () => done);
    const queue = await startWoken({ sendMails: batch });
    await calls(batch, 1);
    await noneLeft();
    await queue.request('sendMails');
    queue.wake();
    await calls(batch, 2);
    await vi.waitFor(
      async () =>
        expect(await runs('sendMails')).toMatchObject([{ state: 'completed', output: { doneCount: 1 } }]),
      WAIT,
    );
  });

  it('is left to other processes where the last change comes while this one stops', {
    tags: ['slow'],
  }, async () => {
    const last = Promise.withResolvers<void>();
    const batch = vi.fn(async () => done);
    const queue = await startWoken({ sendMails: batch });
    await calls(batch, 1);
    await noneLeft();
    const stopped = queue.stop(last.promise);
    queue.wake();
    last.resolve();
    await stopped;
    expect(await statesNow()).toEqual(['created']);
    const next = vi.fn(async () => done);
    await startWoken({ sendMails: next });
    await calls(next, 1);
    expect(batch).toHaveBeenCalledTimes(1);
  });

  it('has its queue from a release that let nothing wait beside a run', async () => {
    const { pool } = server.database;
    const woken = createJobs({ transport: {} as never, auditHead: {} as never, exports: {} as never }).filter(
      ({ isWokenByChanges }) => isWokenByChanges,
    );
    for (const { name } of woken) {
      await pool.query('SELECT pgboss.create_queue($1, $2)', [name, JSON.stringify({ policy: 'exclusive' })]);
      await pool.query("UPDATE pgboss.queue SET policy = 'exclusive' WHERE name = $1", [name]);
    }
    const migration = join(migrationsFolder, '20261203010002_woken_jobs/migration.sql');
    await pool.query(await readFile(migration, 'utf8'));
    const { rows } = await pool.query("SELECT name FROM pgboss.queue WHERE policy = 'short' ORDER BY name");
    expect(rows.map(({ name }) => name)).toEqual(woken.map(({ name }) => name).toSorted());
  });
});
