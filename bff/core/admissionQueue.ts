import { performance } from 'node:perf_hooks';
import pLimit, { type LimitFunction } from 'p-limit';
import { ApiError } from './apiError.ts';

/** Guesses about the far future are wrong: a cold process is slow, and soon is not. */
const LONGEST_RETRY_SECONDS = 5;
/** How much of what a work took lately is the last one's. */
const SHARE_OF_LAST = 0.25;

/** Works that meet at one thing, called by its name. */
export type AdmissionQueue<Name extends string> = {
  readonly run: <Result>(name: Name, work: () => Promise<Result>) => Promise<Result>;
  /** Whether a work that comes now would begin at once. */
  readonly hasRoom: (name: Name) => boolean;
  /** Whether somebody waits in this process: what can be done later is better done later. */
  readonly isCrowded: (name: Name) => boolean;
};

type Line = {
  readonly limit: LimitFunction;
  /** Those who have neither begun nor been refused. */
  waiting: number;
  /** How long a work takes, as the last ones did; 0 before the first. */
  workMs: number;
};

/** @param waitMs how long one who comes now would wait */
const refusal = (waitMs: number): ApiError =>
  new ApiError('SERVICE_UNAVAILABLE', {
    retryAfterSeconds: Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(waitMs / 1000))),
  });

/** Notes how long it took, whatever came of it. */
const measured = async <Result>(line: Line, work: () => Promise<Result>): Promise<Result> => {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const tookMs = performance.now() - from;
    line.workMs = line.workMs === 0 ? tookMs : line.workMs + (tookMs - line.workMs) * SHARE_OF_LAST;
  }
};

/**
 * Lets so many works with the same name go at once; the others wait in this process, in their order, and hold nothing
 * meanwhile: neither a connection nor a lock. One who would wait longer than the patience is told so at once, with the
 * time after which he will be served.
 * @param patienceMs what has not begun by then never does: SERVICE_UNAVAILABLE, and can be sent again
 */
export const createAdmissionQueue = <Name extends string>(
  width: number,
  patienceMs: number,
): AdmissionQueue<Name> => {
  const lines = new Map<Name, Line>();
  const lineOf = (name: Name): Line => {
    const line = lines.get(name) ?? { limit: pLimit(width), waiting: 0, workMs: 0 };
    lines.set(name, line);
    return line;
  };
  const run: AdmissionQueue<Name>['run'] = (name, work) =>
    new Promise((resolve, reject) => {
      const line = lineOf(name);
      const waitMs = (): number => (line.waiting * line.workMs) / width;
      if (waitMs() > patienceMs) {
        reject(refusal(waitMs()));
        return;
      }
      let isRefused = false;
      line.waiting += 1;
      const patience = setTimeout(() => {
        isRefused = true;
        line.waiting -= 1;
        reject(refusal(waitMs()));
      }, patienceMs);
      const begin = async (): Promise<void> => {
        if (isRefused) return;
        clearTimeout(patience);
        line.waiting -= 1;
        await measured(line, work).then(resolve, reject);
      };
      void line.limit(begin);
    });
  const hasRoom: AdmissionQueue<Name>['hasRoom'] = (name) => {
    const { limit } = lineOf(name);
    return limit.activeCount + limit.pendingCount < width;
  };
  return { run, hasRoom, isCrowded: (name) => lineOf(name).waiting > 0 };
};
