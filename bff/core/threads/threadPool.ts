import { setTimeout as wait } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { createFairTurns, type Share, ThreadsBusyError, type Whose } from './fairTurns.ts';

/** What the work of one kind may take, so that it never costs the others their answer. */
export type ThreadLimits = {
  /** Tasks at once, each in a thread of its own. */
  readonly threads: number;
  /** Tasks that may wait behind them. */
  readonly maxWaiting: number;
  /** What one task may take. */
  readonly timeoutMs: number;
  /** Heap of one thread in MB. */
  readonly memoryMb: number;
};

/** The same, and what one person may have of it. */
export type SharedThreadLimits = ThreadLimits & { readonly share: Share };

/** What threads run: a module whose export of this name takes one task. */
export type ThreadModule = {
  readonly file: string;
  readonly name: string;
  /** Done once by the main thread before any other starts. */
  readonly before?: () => Promise<unknown>;
};

/** How a task waits for its thread. */
export type Patience = {
  /** Whose task it is; without a word the product's own, which no share holds back. */
  readonly whose?: Whose;
  /** How long the caller waits, without it as long as it takes; what has not begun by then never does. */
  readonly patienceMs?: number | undefined;
};

export type ThreadPool<Task extends object, Result> = {
  /**
   * @returns null when the task needed more than its time or memory
   * @throws ThreadsBusyError when too many wait, or when the caller's patience is over; ShareSpentError when too many of
   *   this person's do
   */
  readonly run: (task: Task, patience?: Patience) => Promise<Result | null>;
  readonly close: () => Promise<void>;
};

/**
 * What has begun may end before its thread is: one that is ended at the wrong instant takes the process along (Node
 * aborts where a zlib stream was just being made). A thread that takes longer is ended all the same.
 */
const LAST_MS = 2_000;

/** A thread without work is given back after this time. */
const IDLE_MS = 30_000;

/** Room for what a thread has just made: enough for a page, and half of what the main thread takes. */
const YOUNG_MB = 6;

/**
 * Neither the secrets of the environment nor the flags of the process are a task's business. Where compiled code lies
 * is: without it each thread compiles its modules again, in twice the time and the memory.
 */
const environment = (): Record<string, string> => {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
};

/** Threads that have been started: what runs a task in one of them, and ends them all. */
export type Threads = Pick<Piscina, 'run' | 'destroy'>;

/** Starts the threads of a kind; tests put a gate before them. */
export type StartThreads = (module: ThreadModule, limits: ThreadLimits) => Promise<Threads>;

export const startThreads: StartThreads = async ({ file, name, before }, { threads, memoryMb }) => {
  // Loaded with the first task, so that a start does not wait for it.
  const [{ Piscina: Pool }] = await Promise.all([import('piscina'), before?.()]);
  const pool = new Pool({
    filename: file,
    name,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    env: environment(),
    execArgv: [],
  });
  // A thread that ends while it starts belongs to no task; the task that waits for it has its time limit.
  pool.on('error', () => undefined);
  return pool;
};

/** Rejects when somebody has waited long enough; never settles otherwise. */
const whenOver = (patience: AbortSignal, error: Error): Promise<never> =>
  new Promise((_resolve, reject) => {
    patience.addEventListener('abort', () => reject(error), { once: true });
  });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Lets a task run when a thread is free, and says at once where it would wait in vain. */
const admitted = <Task extends object, Result>(
  { name }: ThreadModule,
  { threads, maxWaiting, share }: SharedThreadLimits,
  runNow: (task: Task) => Promise<Result | null>,
): ThreadPool<Task, Result>['run'] => {
  const turns = createFairTurns({ name, width: threads, maxWaiting, share });
  return async (task, { whose, patienceMs } = {}) => {
    if (patienceMs === undefined) return turns.run(whose, () => runNow(task));
    const busy = new ThreadsBusyError(name);
    // Behind more than one task for each thread it would wait in vain, and only lengthen the queue.
    if (turns.ahead(whose) >= threads) throw busy;
    const patience = AbortSignal.timeout(patienceMs);
    const done = turns.run(whose, () => (patience.aborted ? Promise.reject(busy) : runNow(task)));
    return Promise.race([done, whenOver(patience, busy)]);
  };
};

/**
 * Runs tasks in worker threads, which start with the first of them. A task that needs more than its time or memory
 * costs no more than that: its thread is ended.
 */
export const createThreadPool = <Task extends object, Result>(
  module: ThreadModule,
  limits: SharedThreadLimits,
  start: StartThreads = startThreads,
): ThreadPool<Task, Result> => {
  const running = new Set<Promise<unknown>>();
  let starting: Promise<Threads> | undefined;
  let isClosing = false;

  const runLimited = async (task: Task): Promise<Result | null> => {
    if (isClosing) throw new ThreadsBusyError(module.name);
    starting ??= start(module, limits);
    const pool = await starting;
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const work = pool.run(task, { signal });
    running.add(work);
    try {
      return await work;
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) return null;
      throw error;
    } finally {
      running.delete(work);
    }
  };

  return {
    run: admitted(module, limits, runLimited),
    close: async () => {
      isClosing = true;
      await Promise.race([Promise.allSettled(running), wait(LAST_MS, undefined, { ref: false })]);
      await (await starting)?.destroy();
    },
  };
};
