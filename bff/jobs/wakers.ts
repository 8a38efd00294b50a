import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** Work that follows every change at once, in the process that made it: a mail to send, an entry to seal. */
export type WokenWork = {
  readonly name: string;
  /** Works until there is nothing more to do, or until it is told to stop. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

export type Wakers = {
  /** Something changed. */
  readonly wake: () => void;
  /** Lets the running batches finish and starts no more. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds. Changes come in bursts; the work waits this long to take a burst together. */
const GATHER_MS = 200;
/**
 * Milliseconds between a work and the next. All of them at once would take every connection of the pool, and each second
 * a few requests would wait for that; what is made for a later one, an entry for its mail, is there when that begins.
 */
const APART_MS = 25;
/** Milliseconds between two beginnings: changes that never pause are work once a second, however many they are. */
const TURN_MS = 1_000;

const createLoop = (work: WokenWork, gatherMs: number, log: Logger) => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let begunAt = Number.NEGATIVE_INFINITY;

  const schedule = (): void => {
    if (stopping.signal.aborted) return;
    const waitMs = Math.max(gatherMs, begunAt + TURN_MS - performance.now());
    // What is gathering already is not put off: changes that never pause would keep the work waiting for ever.
    timer ??= setTimeout(start, waitMs).unref();
  };
  const runOnce = async (): Promise<void> => {
    try {
      await work.run(stopping.signal);
    } catch (error) {
      // The next change tries again, and so does its schedule.
      log.error({ err: error, job: work.name }, 'job failed');
    }
  };
  const start = (): void => {
    timer = undefined;
    isWanted = false;
    begunAt = performance.now();
    running = runOnce().finally(() => {
      running = undefined;
      if (isWanted) schedule();
    });
  };
  return {
    wake: (): void => {
      isWanted = true;
      if (!running) schedule();
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};

/** Wakes work of this process after changes, in the order that is given. Any number of processes may: each batch takes its rows with locks. */
export const startWakers = (works: readonly WokenWork[], log: Logger): Wakers => {
  const loops = works.map((work, place) => createLoop(work, GATHER_MS + place * APART_MS, log));
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };
  // Something may have been left by a process that ended.
  wake();
  return {
    wake,
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
};
