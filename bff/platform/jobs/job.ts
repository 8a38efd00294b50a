import type { Batch, Cursor } from '#bff/core/batch.ts';
import type { Database } from '#bff/core/database.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { JobName } from '#bff/generated/contract/enums.ts';

/** Work that is done without a request, in batches: jobs.ts lists them all. */
export type Job = {
  readonly name: JobName;
  /** When it runs, in Japan's time: minute and hour, `*` for each of them. */
  readonly cron: string;
  /** Also runs within a second after every change (a mail to send, an entry to seal). */
  readonly isWokenByChanges: boolean;
  /** How many things there are to do, for the progress that JMAC sees. */
  readonly count?: (scope: Scope) => Promise<number>;
  /**
   * One batch: a second or two of work that is kept whole or not at all, and may be done again without harm.
   * @param cursor where the batch before it said to go on; null at the beginning
   * @param signal aborted when the process is to stop; the batch may end early
   */
  readonly runBatch: (scope: Scope, cursor: Cursor | null, signal: AbortSignal) => Promise<Batch>;
};

/** Progress of a run, saved with it, so that another process can resume. */
export type JobProgress = {
  readonly doneCount: number;
  readonly totalCount: number | null;
  readonly cursor: Cursor | null;
};

/** Where jobs get their scopes from: no caller, the system acts. */
export type SystemScopes = { readonly database: Database; readonly forSystem: (name: string) => Scope };

export type RunOptions = {
  readonly scopes: SystemScopes;
  /** Looked at between batches. */
  readonly signal: AbortSignal;
  /** Where an earlier run of another process stopped. */
  readonly from?: JobProgress | undefined;
  readonly report?: (progress: JobProgress) => Promise<void>;
};

/** Runs a job to its end, or to the end of the batch during which it is stopped. */
export const runJob = async (
  job: Job,
  { scopes, signal, from, report }: RunOptions,
): Promise<{ readonly isComplete: boolean; readonly progress: JobProgress }> => {
  let progress: JobProgress = from ?? {
    doneCount: 0,
    totalCount: (await job.count?.(scopes.forSystem(job.name))) ?? null,
    cursor: null,
  };
  while (!signal.aborted) {
    const { doneCount, next } = await job.runBatch(scopes.forSystem(job.name), progress.cursor, signal);
    progress = { ...progress, doneCount: progress.doneCount + doneCount, cursor: next };
    if (next === null) return { isComplete: true, progress };
    await report?.(progress);
  }
  return { isComplete: false, progress };
};
