import pLimit, { type LimitFunction } from 'p-limit';
import { ApiError } from './apiError.ts';

const RETRY_AFTER_SECONDS = 2;

/** Runs works that meet at one thing, called by its name. */
export type InLine = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many works with the same name go at once; the others wait in this process, in their order, and hold nothing
 * meanwhile: neither a connection nor a lock.
 * @param patienceMs what has not begun by then never does: SERVICE_UNAVAILABLE, and can be sent again
 */
export const createLines = (width: number, patienceMs: number): InLine => {
  const lines = new Map<string, LimitFunction>();
  const lineOf = (name: string): LimitFunction => {
    const line = lines.get(name) ?? pLimit(width);
    lines.set(name, line);
    return line;
  };
  return (name, work) =>
    new Promise((resolve, reject) => {
      const refuse = (): void =>
        reject(new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      let isRefused = false;
      const patience = setTimeout(() => {
        isRefused = true;
        refuse();
      }, patienceMs);
      const begin = async (): Promise<void> => {
        if (isRefused) return;
        clearTimeout(patience);
        await work().then(resolve, reject);
      };
      void lineOf(name)(begin);
    });
};
