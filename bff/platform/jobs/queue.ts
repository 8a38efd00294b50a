import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#bff/core/database.ts';
import { gatherBursts } from './bursts.ts';
import { type Job, type JobProgress, runJob, type SystemScopes } from './job.ts';
import { asJobFailure } from './jobFailure.ts';
import { writeJobProgress } from './jobRuns.data.ts';

/*
 * The jobs on pg-boss, in the database that all processes share: its schedule or a change decides that a job runs, and
 * one process takes the run. A process that is told to stop hands its runs over; one that dies is missed after a minute.
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

/**
 * Milliseconds between a woken job and the next. All of them at once would take every connection of the pool, and each
 * second a few requests would wait for that; what is made for a later one, an entry for its mail, is there when it runs.
 */
const APART_MS = 25;

/**
 * One run at a time, waiting or running, whatever the number of processes. Of a job that changes wake, one run waits and
 * each process may have one: a change must not wait for a run that has not seen it.
 */
const policyOf = ({ isWokenByChanges }: Job) => (isWokenByChanges ? 'short' : 'exclusive');

/** What a run carries that a change has put in, beside those of the schedule. */
const WOKEN = { isWoken: true };
const isWoken = ({ data }: JobWithMetadata): boolean => data !== null;
/** It is tried again at once where its process died. */
const WOKEN_OPTIONS = { retryLimit: 1, retryDelay: 0 };

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
  readonly scopes: SystemScopes;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Seconds between two looks for what waits (default 5). */
  readonly pollSeconds?: number;
};

export type Queue = {
  /** Settled when the schedule is written and the process takes runs. */
  readonly started: Promise<void>;
  /** Puts a run of a job in beside its schedule. @returns false when no more may wait */
  readonly request: (name: Job['name']) => Promise<boolean>;
  /** Something changed: the jobs that follow changes run at once, for a burst together. */
  readonly wake: () => void;
  /**
   * Ends the running batches, hands their runs over and takes no more.
   * @param lastChange settled when nothing changes any more; what it wakes is left to other processes
   */
  readonly stop: (lastChange?: Promise<unknown>) => Promise<void>;
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
    await boss.createQueue(job.name, { policy: policyOf(job), ...optionsOf(job) });
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
  (job: Job) => {
    const work = async (run: JobWithMetadata): Promise<JobProgress> => {
      const report = (progress: JobProgress) => writeJobProgress(scopes.database.client, run, progress);
      const from = isProgress(run.output) ? run.output : undefined;
      const signal = AbortSignal.any([stopping, run.signal]);
      try {
        const { isComplete, progress } = await runJob(job, { scopes, signal, from, report });
        if (!isComplete && stopping.aborted) await handOver(boss, run, log);
        return progress;
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        throw asJobFailure(error);
      }
    };
    return async ([run]: JobWithMetadata[]): Promise<JobProgress | undefined> => {
      if (run === undefined) return undefined;
      if (!isWoken(run)) return work(run);
      // The next change tries a failed one again, and so does its schedule. One run a second would bury those of the page.
      await work(run).catch(() => undefined);
      // Only as long as it is this process's: one that was handed over stays.
      await boss.deleteJob(run.name, run);
      return undefined;
    };
  };

type Workers = Map<Job['name'], string>;

/** @param workers is given those that take the runs of each job in this process */
const startBoss = async (
  boss: PgBoss,
  parts: QueueParts,
  workers: Workers,
  stopping: AbortSignal,
): Promise<void> => {
  const work = workerOf(parts, boss, stopping);
  const options = { pollingIntervalSeconds: parts.pollSeconds ?? POLL_S, includeMetadata: true } as const;
  await boss.start();
  await writeSchedule(boss, parts.jobs);
  for (const job of parts.jobs)
    if (!stopping.aborted) workers.set(job.name, await boss.work(job.name, options, work(job)));
};

/** Puts a run of each woken job in, unless one waits, and has this process look for it. */
const putIn = async (boss: PgBoss, { jobs, log }: QueueParts, workers: Workers): Promise<void> => {
  for (const { name } of jobs.filter(({ isWokenByChanges }) => isWokenByChanges)) {
    const worker = workers.get(name);
    if (worker === undefined) continue;
    try {
      await boss.send(name, WOKEN, WOKEN_OPTIONS);
      boss.notifyWorker(worker);
    } catch (error) {
      // Its schedule puts one in within a minute.
      log.warn({ err: error, job: name }, 'job was not woken');
    }
    await wait(APART_MS);
  }
};

/** Starts the queue beside the server, which does not wait for it. */
export const startQueue = (parts: QueueParts): Queue => {
  const creating = createBoss(parts);
  const stopping = new AbortController();
  const { signal } = stopping;
  const workers: Workers = new Map();
  const start = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await startBoss(await creating, parts, workers, signal);
      } catch (error) {
        parts.log.error({ err: error }, 'the queue of jobs did not start');
        await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const started = start();
  const bursts = gatherBursts(async () => {
    await started;
    await putIn(await creating, parts, workers);
  });
  // Something may have been left by a process that ended.
  bursts.wake();
  return {
    started,
    request: async (name) => (await (await creating).send(name)) !== null,
    wake: bursts.wake,
    stop: async (lastChange) => {
      stopping.abort();
      await started;
      const boss = await creating;
      await boss.stop({ graceful: true, close: false });
      await lastChange;
      await bursts.stop();
    },
  };
};
