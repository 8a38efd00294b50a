import { performance } from 'node:perf_hooks';

export type LoadMonitor = {
  /** Whether the process had little time left over lately: what can be done later is better done later. */
  readonly isOverloaded: () => boolean;
  readonly stop: () => void;
};

/** Milliseconds of which a process is judged. */
const LATELY_MS = 1_000;
/** The part of the time between two looks that went into work. A day in the office takes a tenth of it. */
const MUCH_WORK = 0.3;

/** Looks once a second how busy the event loop of this thread is. */
export const monitorLoad = (): LoadMonitor => {
  let isOverloaded = false;
  let before = performance.eventLoopUtilization();
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    isOverloaded = performance.eventLoopUtilization(now, before).utilization > MUCH_WORK;
    before = now;
  };
  const timer = setInterval(look, LATELY_MS).unref();
  return { isOverloaded: () => isOverloaded, stop: () => clearInterval(timer) };
};
