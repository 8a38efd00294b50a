import type { JobFailureKind } from '#bff/core/jobFailure.ts';
import { offer } from '#bff/core/offeredAction.ts';
import { type JobName, JobStatus } from '#bff/generated/contract/enums.ts';
import type { JobRunRow, JobState } from '#bff/platform/jobs/jobRuns.data.ts';
import { failureSentence, jobMessages } from '#bff/platform/jobs/jobs.words.ts';
import { jobNameOf } from './jobNames.service.ts';

const statusByState: { readonly [state in JobState]: JobStatus } = {
  created: JobStatus.Waiting,
  retry: JobStatus.Retrying,
  active: JobStatus.Running,
  completed: JobStatus.Completed,
  failed: JobStatus.Failed,
  cancelled: JobStatus.Cancelled,
};

/** What the queue keeps for statuses of the contract; all of it for none. */
export const statesOf = (statuses: readonly JobStatus[] | undefined): JobState[] => {
  const states: readonly JobState[] = ['created', 'retry', 'active', 'completed', 'failed', 'cancelled'];
  return states.filter((state) => !statuses?.length || statuses.includes(statusByState[state]));
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const countIn = (output: unknown, name: string): number | null => {
  const value = property(output, name);
  return typeof value === 'number' ? value : null;
};

const kinds: readonly JobFailureKind[] = ['database', 'storage', 'refused', 'stopped', 'unknown'];

/** The queue itself writes a failure without a kind: for a run that nobody has heard of for a while. */
const failureOf = ({ output, state }: JobRunRow) => {
  const message = property(output, 'message');
  if (typeof message !== 'string' || state === 'completed') return null;
  const named = property(output, 'kind');
  return { kind: kinds.find((kind) => kind === named) ?? 'stopped', sentence: message };
};

const MAX_RAW = 10_000;

const rawErrorOf = (row: JobRunRow): string | null => {
  if (failureOf(row) === null) return null;
  const stack = property(row.output, 'stack');
  return (typeof stack === 'string' ? stack : JSON.stringify(row.output)).slice(0, MAX_RAW);
};

const whyNotRetried = ({ state, name }: JobRunRow, busy: ReadonlySet<string>): string | undefined => {
  if (state !== 'failed') return jobMessages.notFailed;
  return busy.has(name) ? jobMessages.busy : undefined;
};

const viewOf = (row: JobRunRow, name: JobName, busy: ReadonlySet<string>) => {
  const failure = failureOf(row);
  const isWaiting = row.state === 'created' || row.state === 'retry';
  return {
    id: row.id,
    name,
    status: statusByState[row.state],
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    nextAttemptAt: isWaiting ? row.startAfter : null,
    attempts: row.startedAt === null ? 0 : row.retryCount + 1,
    maxAttempts: row.retryLimit + 1,
    doneCount: countIn(row.output, 'doneCount'),
    totalCount: countIn(row.output, 'totalCount'),
    problem: failure && failureSentence(failure, row.state !== 'failed'),
    availableActions: [offer('retry', whyNotRetried(row, busy))],
  };
};

/** A run as JMAC sees it (the contract's Job). */
export type JobView = ReturnType<typeof viewOf>;

/** @returns null for work that this release does not know */
export const jobViewOf = (row: JobRunRow, busy: ReadonlySet<string>): JobView | null => {
  const known = jobNameOf(row.name);
  return known === undefined ? null : viewOf(row, known.name, busy);
};

/** The contract's JobDetail. */
export type JobDetailView = JobView & { readonly rawError: string | null };

export const jobDetailOf = (row: JobRunRow, busy: ReadonlySet<string>): JobDetailView | null => {
  const view = jobViewOf(row, busy);
  return view && { ...view, rawError: rawErrorOf(row) };
};
