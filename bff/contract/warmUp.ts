import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Does what the first requests would wait for, while it is wanted. */
export type WarmUp = (isWanted: () => boolean) => Promise<void>;

/**
 * How many times as long as it has worked it rests. Nobody is answered while it works, so among requests, as when a process
 * comes back in the middle of a crowd, one in ten at most meets it.
 */
const RESTS = { alone: 1, amongRequests: 9 } as const;

/**
 * A list of works, done one after the other with rests between, behind a server that is ready already.
 * @param rest waits so many milliseconds
 */
export const createWarmUp = (rest: (ms: number) => Promise<unknown> = wait) => {
  const works: (() => Promise<void>)[] = [];
  let requestCount = 0;
  const warmUp: WarmUp = async (isWanted) => {
    let knownCount = 0;
    for (const work of works) {
      if (!isWanted()) return;
      const from = performance.now();
      await work();
      const tookMs = performance.now() - from;
      const isAlone = requestCount === knownCount;
      knownCount = requestCount;
      await rest(tookMs * (isAlone ? RESTS.alone : RESTS.amongRequests));
    }
  };
  return {
    add: (work: () => Promise<void>): void => void works.push(work),
    noteRequest: (): void => {
      requestCount += 1;
    },
    warmUp,
  };
};
