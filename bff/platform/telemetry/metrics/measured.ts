import { performance } from 'node:perf_hooks';
import type { Batch } from '#bff/core/batch.ts';
import type { FileScanner } from '#bff/core/fileScanner.ts';
import { type FileStorage, StorageError } from '#bff/core/fileStorage.ts';
import type { Metrics } from './metrics.ts';

const stopwatch = (): (() => number) => {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt) / 1000;
};

/** The same scanner; says how long each question took and how it ended. */
export const measuredScanner = (scanner: FileScanner, metrics: Metrics): FileScanner => ({
  scan: async (path) => {
    const seconds = stopwatch();
    try {
      const result = await scanner.scan(path);
      metrics.scanEnded({ outcome: result.isClean ? 'clean' : 'threat', seconds: seconds() });
      return result;
    } catch (error) {
      metrics.scanEnded({ outcome: 'unavailable', seconds: seconds() });
      throw error;
    }
  },
});

/** The same storage for whom puts uploads there; says of each how long it took and how it ended. */
export const measuredUploads = (storage: FileStorage, metrics: Metrics): FileStorage => ({
  ...storage,
  put: async (source, options) => {
    const seconds = stopwatch();
    try {
      const stored = await storage.put(source, options);
      metrics.uploadEnded({ outcome: 'stored', sizeBytes: stored.sizeBytes, seconds: seconds() });
      return stored;
    } catch (error) {
      const outcome = error instanceof StorageError ? error.failure : 'broken';
      metrics.uploadEnded({ outcome, sizeBytes: 0, seconds: seconds() });
      throw error;
    }
  },
});

/** Runs a batch of a job, and says how long it took, how it ended and how much it did. */
export const measuredBatch =
  (metrics: Metrics) =>
  async (job: string, run: () => Promise<Batch>): Promise<Batch> => {
    const seconds = stopwatch();
    try {
      const batch = await run();
      metrics.batchEnded({ job, outcome: 'done', doneCount: batch.doneCount, seconds: seconds() });
      return batch;
    } catch (error) {
      metrics.batchEnded({ job, outcome: 'failed', doneCount: 0, seconds: seconds() });
      throw error;
    }
  };
