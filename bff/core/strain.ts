import { performance } from 'node:perf_hooks';

export type Strain = {
  /** Whether the process had little time left over lately: what can be done later is better done later. */
  readonly isStrained: () => boolean;
  readonly stop: () => void;
};

/** Milliseconds of which a process is judged. */
const LATELY_MS = 1_000;
/** The part of the time between two looks that went into work. A day in the office takes a tenth of it. */
const MUCH_WORK = 0.3;

/** Looks once a second how busy the event loop of this thread is. */
export const watchStrain = (): Strain => {
  let isStrained = false;
  let before = performance.eventLoopUtilization();
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    isStrained = performance.eventLoopUtilization(now, before).utilization > MUCH_WORK;
    before = now;
  };
  const timer = setInterval(look, LATELY_MS).unref();
  return { isStrained: () => isStrained, stop: () => clearInterval(timer) };
};
