import type { Batch } from '#bff/core/batch.ts';
import type { Config } from '#bff/core/config.ts';
import type { FileScanner } from '#bff/core/fileScanner.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { measuredBatch, measuredScanner, measuredUploads } from './measured.ts';
import type { Metrics } from './metrics.ts';
import { startMetricsServer } from './metricsServer.ts';
import { createPrometheus, type Observed } from './prometheus.ts';

/** Parts of the server as they are watched, or as they are. */
export type Watch = {
  readonly metrics: Metrics | undefined;
  readonly scanner: (scanner: FileScanner) => FileScanner;
  readonly uploads: (storage: FileStorage) => FileStorage;
  /** Runs a batch of a job. */
  readonly batch: (job: string, run: () => Promise<Batch>) => Promise<Batch>;
  /** Address of the metrics; undefined: not served. */
  readonly url: string | undefined;
  readonly stop: () => Promise<void>;
};

const same = <Part>(part: Part): Part => part;

/** Costs nothing and loads nothing. */
const unwatched: Watch = {
  metrics: undefined,
  scanner: same,
  uploads: same,
  batch: (_job, run) => run(),
  url: undefined,
  stop: async () => undefined,
};

/**
 * Counts what the server does, where that is configured.
 * @throws Error when the port is taken
 */
export const startWatch = async (config: Config['metrics'], looked: Observed): Promise<Watch> => {
  if (config === undefined) return unwatched;
  const prometheus = await createPrometheus(looked);
  const { metrics } = prometheus;
  const { url, stop } = await startMetricsServer(prometheus, config);
  return {
    metrics,
    scanner: (scanner) => measuredScanner(scanner, metrics),
    uploads: (storage) => measuredUploads(storage, metrics),
    batch: measuredBatch(metrics),
    url,
    stop,
  };
};
