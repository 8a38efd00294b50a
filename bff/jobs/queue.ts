import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { ScopeFactory } from '../contract/scopeFactory.ts';
import type { Database } from '../core/database.ts';
import { writeJobProgress } from '../data/jobs/jobRuns.ts';
import { type Job, type JobProgress, runJob } from './job.ts';
import { asJobFailure } from './jobFailure.ts';

/*
 * The jobs on pg-boss, in the database that all processes share: its schedule decides that a job runs, and one
 * process takes the run. A process that is told to stop hands its runs over; one that dies is missed after a minute.
 */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** A process that has not been heard of for so long is taken for dead, and its run is tried again. */
const HEARTBEAT_S = MINUTE_S;
/** How soon a process sees what waits. */
const POLL_S = 5;
/** Milliseconds until a queue that could not be started is started again. */
const RESTART_MS = 10_000;

/** One run at a time, waiting or running, whatever the number of processes. */
const POLICY = 'exclusive';

const optionsOf = ({ isWokenByChanges }: Job): QueueOptions => ({
  expireInSeconds: 6 * HOUR_S,
  heartbeatSeconds: HEARTBEAT_S,
  // What is done every minute is tried again by its next minute, and would otherwise bury the others.
  ...(isWokenByChanges
    ? { retryLimit: 0, deleteAfterSeconds: HOUR_S }
    : { retryLimit: 5, deleteAfterSeconds: 30 * DAY_S }),
  retryDelay: MINUTE_S,
  retryBackoff: true,
  retryDelayMax: HOUR_S,
});

export type QueueParts = {
  readonly database: Database;
  readonly scopes: ScopeFactory;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Seconds between two looks for what waits (default 5). */
  readonly pollSeconds?: number;
};

export type Queue = {
  /** Settled when the schedule is written and the process takes runs. */
  readonly started: Promise<void>;
  /** Puts a run of a job in beside its schedule. @returns false when one waits or is running already */
  readonly request: (name: Job['name']) => Promise<boolean>;
  /** Ends the running batches, hands their runs over and takes no more. */
  readonly stop: () => Promise<void>;
};

/** On the product's own connections: the embedded database has only one. */
const createBoss = async ({ database: { pool }, log }: QueueParts): Promise<PgBoss> => {
  // Loaded behind the start: the server is ready without it.
  const library = await import('pg-boss');
  const boss = new library.PgBoss({
    schema: 'pgboss',
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The tables come with the product's migrations; they are small, and rebuilding their indexes would be cut off by
    // the time that a statement of the pool may take.
    migrate: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'queue of jobs'));
  return boss;
};

const isProgress = (output: unknown): output is JobProgress =>
  typeof output === 'object' && output !== null && 'cursor' in output;

const writeSchedule = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: POLICY, ...optionsOf(job) });
    await boss.updateQueue(job.name, optionsOf(job));
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Tokyo', missed: 'once' });
  }
  const names = new Set<string>(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
};

/** Back into the queue as it is, for any process: not a failure, and with the place where it stopped. */
const handOver = async (boss: PgBoss, run: JobWithMetadata, log: Logger): Promise<void> => {
  await boss.cancel(run.name, run);
  await boss.resume(run.name, run.id).catch((error: unknown) => {
    // Its schedule has put a new run in meanwhile, which does the same work.
    log.info({ err: error, job: run.name }, 'run was not handed over');
  });
};

const workerOf =
  ({ scopes, log }: QueueParts, boss: PgBoss, stopping: AbortSignal) =>
  (job: Job) =>
  async ([run]: JobWithMetadata[]): Promise<JobProgress | undefined> => {
    if (run === undefined) return undefined;
    const report = (progress: JobProgress) => writeJobProgress(scopes.database.client, run, progress);
    const from = isProgress(run.output) ? run.output : undefined;
    try {
      const signal = AbortSignal.any([stopping, run.signal]);
      const { isComplete, progress } = await runJob(job, { scopes, signal, from, report });
      if (!isComplete && stopping.aborted) await handOver(boss, run, log);
      return progress;
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      throw asJobFailure(error);
    }
  };

const startBoss = async (boss: PgBoss, parts: QueueParts, stopping: AbortSignal): Promise<void> => {
  const work = workerOf(parts, boss, stopping);
  const options = { pollingIntervalSeconds: parts.pollSeconds ?? POLL_S, includeMetadata: true } as const;
  await boss.start();
  await writeSchedule(boss, parts.jobs);
  for (const job of parts.jobs) if (!stopping.aborted) await boss.work(job.name, options, work(job));
};

/** Starts the queue beside the server, which does not wait for it. */
export const startQueue = (parts: QueueParts): Queue => {
  const creating = createBoss(parts);
  const stopping = new AbortController();
  const { signal } = stopping;
  const start = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await startBoss(await creating, parts, signal);
      } catch (error) {
        parts.log.error({ err: error }, 'the queue of jobs did not start');
        await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const started = start();
  return {
    started,
    request: async (name) => (await (await creating).send(name)) !== null,
    stop: async () => {
      stopping.abort();
      await started;
      const boss = await creating;
      await boss.stop({ graceful: true, close: false });
    },
  };
};
