import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Piscina } from 'piscina';
import { type FileInspector, type Inspection, InspectorBusyError } from '../core/fileInspector.ts';

export type InspectorOptions = {
  /** Files looked into at once. */
  readonly threads: number;
  /** Files that may wait behind them. */
  readonly maxWaiting: number;
  /** What one file may take. */
  readonly timeoutMs: number;
  /** Heap of one thread in MB. */
  readonly memoryMb: number;
};

/** A thread without work is given back after this time. */
const IDLE_MS = 30_000;

const startPool = async ({ threads, memoryMb }: InspectorOptions): Promise<Piscina> => {
  // Loaded with the first file, so that a start does not wait for it. sharp wants to be loaded by the main thread
  // before any other: its library must outlive every thread that uses it.
  const [{ Piscina: Pool }] = await Promise.all([import('piscina'), import('sharp')]);
  const pool = new Pool({
    filename: join(import.meta.dirname, 'inspectFile.ts'),
    name: 'inspectFile',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Neither the secrets of the environment nor the flags of the process are a file's business.
    env: {},
    execArgv: [],
  });
  // A thread that ends while it starts belongs to no file; the file that waits for it has its time limit.
  pool.on('error', () => undefined);
  return pool;
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Looks into files in worker threads, which start with the first file. A file that needs more than its time or
 * memory costs no more than that: its thread is ended, and the file is refused.
 */
export const createInspectorPool = (options: InspectorOptions): FileInspector => {
  const slots = pLimit(options.threads);
  let starting: Promise<Piscina> | undefined;
  const started = (): Promise<Piscina> => {
    starting ??= startPool(options);
    return starting;
  };

  const runLimited = async (task: object): Promise<Inspection> => {
    const pool = await started();
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) return { problem: { code: 'fileTooComplex' } };
      throw error;
    }
  };

  return {
    inspect: async (task) => {
      if (slots.pendingCount >= options.maxWaiting) throw new InspectorBusyError();
      return slots(() => runLimited(task));
    },
    close: async () => {
      await (await starting)?.destroy();
    },
  };
};
