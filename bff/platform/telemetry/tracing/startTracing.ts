import type { Batch } from '#bff/core/batch.ts';
import type { Config } from '#bff/core/config.ts';
import type { Database } from '#bff/core/database.ts';
import type { FileScanner } from '#bff/core/fileScanner.ts';
import { tracePool } from './tracedPool.ts';
import { inSpan, type Tracing } from './tracing.ts';

/** Parts of the server with their spans, or as they are. */
export type TracedParts = {
  readonly tracing: Tracing | undefined;
  readonly scanner: (scanner: FileScanner) => FileScanner;
  /** Runs a batch of a job. */
  readonly batch: (job: string, run: () => Promise<Batch>) => Promise<Batch>;
  readonly stop: () => Promise<void>;
};

/** Tells a collector where the time goes, where one is configured; otherwise nothing is loaded. */
export const startTracing = async (
  config: Config['tracing'],
  { pool }: Pick<Database, 'pool'>,
): Promise<TracedParts> => {
  if (config === undefined) {
    const stop = async (): Promise<void> => undefined;
    return { tracing: undefined, scanner: (scanner) => scanner, batch: (_job, run) => run(), stop };
  }
  const { createTracing } = await import('./openTelemetry.ts');
  const tracing = createTracing(config);
  tracePool(pool, tracing);
  return {
    tracing,
    scanner: ({ scan }) => ({ scan: (path) => inSpan(tracing.step('scan', {}), () => scan(path)) }),
    batch: (job, run) => inSpan(tracing.job(job), run),
    stop: tracing.stop,
  };
};
