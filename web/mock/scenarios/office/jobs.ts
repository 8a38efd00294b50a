import { JobName, JobStatus } from '#web/parts/api/generated/enums.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { operationsWorld } from '../../world/world.ts';

const { items: schedules } = operationsWorld.saw('listJobSchedules');
const { items: jobs } = operationsWorld.saw('listJobs');
const details = operationsWorld.sawAll('getJob');

const completed = jobs.filter(({ status }) => status === JobStatus.Completed);
const [oneCompleted] = completed;
const failed = details.find(({ status }) => status === JobStatus.Failed);
if (oneCompleted === undefined || failed === undefined)
  throw new Error('a run that is done, and one that failed');

/** The sweep that found another database than its own. */
export const failedJob = failed;

/** A day with one job that failed, one that is tried again and one that is running. */
export const jobHandlers: MockHandlers = {
  listJobSchedules: reply({ items: schedules }),
  listJobs: ({ query }) => reply(rowsAsked(jobs, query)),
  getJob: recordAsked(details),
  retryJob: reply({
    ...failedJob,
    status: JobStatus.Retrying,
    nextAttemptAt: '2026-11-20T08:00:30Z',
    availableActions: oneCompleted.availableActions,
  }),
};

/** Nothing has failed; each job ran as it should. */
export const quietJobHandlers: MockHandlers = {
  ...jobHandlers,
  listJobSchedules: reply({
    items: schedules.map((schedule) => ({ ...schedule, lastRun: { ...oneCompleted, name: schedule.name } })),
  }),
  listJobs: reply({ items: completed, nextCursor: null, total: completed.length }),
};

/** The same, with mails that no mail server has taken yet. */
export const jobHandlersWith = (notice: string): MockHandlers => ({
  ...quietJobHandlers,
  listJobSchedules: reply({
    items: schedules.map((schedule) =>
      schedule.name === JobName.sendMails ? { ...schedule, notice } : schedule,
    ),
  }),
});
