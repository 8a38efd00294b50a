import { CronExpressionParser } from 'cron-parser';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { JobName, type JobStatus } from '#bff/generated/contract/enums.ts';
import { NOT_TRIED, readMailStates } from '#bff/parts/notices/mails.data.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import {
  findJobRun,
  type JobScheduleRow,
  listBusyJobs,
  listJobRuns,
  listLastRuns,
  listJobSchedules as listScheduleRows,
  retryJobRun,
} from '#bff/platform/jobs/jobRuns.data.ts';
import { jobMessages, jobPurposes, mailNotice, scheduleText } from '#bff/platform/jobs/jobs.words.ts';
import { type JobDetailView, type JobView, jobDetailOf, jobViewOf, statesOf } from './jobViews.service.ts';

const nextRunOf = ({ cron, timezone }: JobScheduleRow, now: Date): Date =>
  CronExpressionParser.parse(cron, { tz: timezone, currentDate: now }).next().toDate();

/** What is left although the runs end well; a mail that was not tried yet leaves in a moment. */
const mailsNotice = async (scope: Scope): Promise<string | null> => {
  let [waiting, failed] = [0, 0];
  for (const { failure, waitingCount, failedCount } of await readMailStates(scope.db)) {
    if (failure !== NOT_TRIED) waiting += waitingCount;
    failed += failedCount;
  }
  return mailNotice(waiting, failed);
};

/** Every scheduled job with its last and its next run, in the order of the contract. */
export const listJobSchedules = async (scope: Scope) => {
  const rows = await listScheduleRows(scope.db);
  const lastRuns = await listLastRuns(scope.db);
  const busy = await listBusyJobs(scope.db);
  const notice = await mailsNotice(scope);
  return Object.values(JobName).flatMap((name) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (row === undefined) return [];
    const last = lastRuns.find((run) => run.name === name);
    return [
      {
        name,
        purpose: jobPurposes[name],
        schedule: scheduleText(row.cron),
        nextRunAt: nextRunOf(row, scope.now),
        lastRun: last === undefined ? null : jobViewOf(last, busy),
        notice: name === JobName.sendMails ? notice : null,
      },
    ];
  });
};

export type JobFilter = {
  readonly name: JobName | undefined;
  readonly statuses: readonly JobStatus[] | undefined;
};

/** The runs of one job or of all. */
export const listJobs = async (
  scope: Scope,
  { name, statuses }: JobFilter,
  request: PageRequest,
): Promise<Page<JobView>> => {
  const names = name === undefined ? Object.values(JobName) : [name];
  const busy = await listBusyJobs(scope.db);
  const page = mapPage(await listJobRuns(scope.db, { names, states: statesOf(statuses) }, request), (row) =>
    jobViewOf(row, busy),
  );
  return { ...page, items: page.items.flatMap((view) => view ?? []) };
};

/** @throws NOT_FOUND for a run that is no longer kept */
export const getJob = async (scope: Scope, id: string): Promise<JobDetailView> => {
  const row = await findJobRun(scope.db, id);
  const view = row && jobDetailOf(row, await listBusyJobs(scope.db));
  if (view === null) throw new ApiError('NOT_FOUND');
  return view;
};

const refuse = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

const putBack = (scope: Scope, id: string): Promise<boolean> =>
  retryJobRun(scope.db, id).catch((error: unknown) => {
    // Another run of the same job came between: the queue holds one at a time.
    if (isProblem(error, 'unique')) throw refuse(jobMessages.busy);
    throw error;
  });

/**
 * Lets a failed run be tried once more; a process takes it within seconds.
 * @throws NOT_FOUND for a run that is no longer kept, TRANSITION_NOT_ALLOWED for one that did not fail or whose job is busy
 */
export const retryJob = async (scope: Scope, id: string): Promise<JobDetailView> => {
  const view = await getJob(scope, id);
  const reason = view.availableActions.find(({ action }) => action === 'retry')?.reason;
  if (reason !== undefined) throw refuse(reason);
  if (!(await putBack(scope, id))) throw refuse(jobMessages.notFailed);

  await scope.audit({ action: 'rerun', target: { kind: 'job', id: view.name }, after: { run: id } });
  return getJob(scope, id);
};
