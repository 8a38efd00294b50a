import { performance } from 'node:perf_hooks';

export type Bursts = {
  /** Something changed. */
  readonly wake: () => void;
  /** Tells at once of what is gathered, and of nothing more. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds. Changes come in bursts; the work waits this long to take a burst together. */
const GATHER_MS = 200;
/** Milliseconds between two signals: under constant changes one signal a second. */
const TURN_MS = 1_000;

/**
 * Gathers changes to bursts.
 * @param tell is called once for each burst, never beside itself; what it cannot do it says itself
 */
export const gatherBursts = (tell: () => Promise<void>): Bursts => {
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let begunAt = Number.NEGATIVE_INFINITY;

  const schedule = (): void => {
    const waitMs = Math.max(GATHER_MS, begunAt + TURN_MS - performance.now());
    // What is gathering already is not put off: changes that never pause would keep the work waiting for ever.
    timer ??= setTimeout(start, waitMs).unref();
  };
  const start = (): void => {
    timer = undefined;
    isWanted = false;
    begunAt = performance.now();
    telling = tell().finally(() => {
      telling = undefined;
      if (isWanted && !isStopped) schedule();
    });
  };
  return {
    wake: () => {
      if (isStopped) return;
      isWanted = true;
      if (telling === undefined) schedule();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await telling;
      if (isWanted) await tell();
    },
  };
};
