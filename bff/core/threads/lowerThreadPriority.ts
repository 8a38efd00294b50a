import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Lets a worker thread take what answering requests leaves of the processors. On Linux each thread has a niceness of its
 * own; elsewhere it is the process's, and stays as it is.
 * @param niceness 0: as everybody, 19: only what nobody else wants. Of two busy processors 19 leaves so little that no
 *   paper is ready within its time (PAPER_MS).
 */
export const lowerThreadPriority = (niceness: number): void => {
  if (process.platform === 'linux' && !isMainThread) setPriority(niceness);
};
