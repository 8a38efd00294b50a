import type { Logger } from 'pino';

/** A piece of work that is done again and again. */
export type Job = {
  readonly name: string;
  /** How long to wait when nothing woke it. */
  readonly everyMs: number;
  /** Also runs shortly after every change (a mail to send, an entry to seal). */
  readonly isWokenByChanges: boolean;
  /** Does a batch. @returns true when there may be more to do at once */
  readonly run: () => Promise<boolean>;
};

export type Worker = {
  /** Something changed: jobs that care run soon. */
  readonly wake: () => void;
  /** Lets the running jobs finish and starts no more. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds. Changes come in bursts; the jobs wait this long to take a burst together. */
const GATHER_MS = 200;

const createLoop = (job: Job, log: Logger) => {
  let timer: NodeJS.Timeout | undefined;
  let isGathering = false;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  const schedule = (afterMs: number): void => {
    clearTimeout(timer);
    isGathering = afterMs === GATHER_MS;
    if (!isStopped) timer = setTimeout(start, afterMs).unref();
  };
  const runBatches = async (): Promise<void> => {
    try {
      isWanted = false;
      while (!isStopped && (await job.run())) isWanted = false;
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
    }
  };
  const start = (): void => {
    if (running) return;
    isGathering = false;
    running = runBatches().finally(() => {
      running = undefined;
      schedule(isWanted ? GATHER_MS : job.everyMs);
    });
  };
  const wake = (): void => {
    isWanted = true;
    // What is gathering already is not put off: changes that never pause would keep the job waiting for ever.
    if (!running && !isGathering) schedule(GATHER_MS);
  };
  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  schedule(GATHER_MS);
  return { wake, stop, isWokenByChanges: job.isWokenByChanges };
};

/** Runs the jobs of this process. Any number of processes may run the same jobs: each job takes rows with a lock. */
export const startWorker = (jobs: readonly Job[], log: Logger): Worker => {
  const loops = jobs.map((job) => createLoop(job, log));
  return {
    wake: () => {
      for (const loop of loops) if (loop.isWokenByChanges) loop.wake();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
};
