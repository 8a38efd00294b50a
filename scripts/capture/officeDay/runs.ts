import { createJobs } from '#bff/jobs.ts';
import { jobMessages } from '#bff/platform/jobs/jobs.words.ts';
import { makeJobRun, makeJobSchedule } from '#bff/testing/jobs/jobs.ts';
import type { TestServer } from '#bff/testing/server.ts';

/** None of them runs here. */
const unused = {} as never;

/** When a run was put in, began and ended, and when it is tried again. */
type Times = readonly [createdAt: string, startedAt: string, finishedAt: string | null, again?: string];

const refusal = jobMessages.tooManyOrphans(771, 0);
const stack = `JobRefusal: ${refusal}\n    at assertBelievable (bff/parts/files/sweepFiles.service.ts:62:11)`;
const all = { doneCount: 10_214, totalCount: 10_214 };

const RUNS: readonly (readonly [facts: Parameters<typeof makeJobRun>[1], times: Times])[] = [
  // It found another database than its own.
  [
    { name: 'sweepFiles', output: { kind: 'refused', message: refusal, stack } },
    ['2026-11-19T18:30:00Z', '2026-11-19T19:02:40Z', '2026-11-19T19:02:41Z'],
  ],
  [
    {
      ...{ name: 'forgetIdempotencyKeys', state: 'retry', retryCount: 2 },
      output: { kind: 'database', message: 'ECONNREFUSED' },
    },
    ['2026-11-20T07:40:00Z', '2026-11-20T07:43:10Z', null, '2026-11-20T08:14:00Z'],
  ],
  [
    { state: 'completed', retryCount: 0, output: all },
    ['2026-11-20T07:05:00Z', '2026-11-20T07:05:02Z', '2026-11-20T07:05:04Z'],
  ],
  [
    { name: 'askForQuarterReports', state: 'active', retryCount: 0, output: { ...all, doneCount: 4_000 } },
    ['2026-11-20T07:10:00Z', '2026-11-20T07:10:03Z', null],
  ],
  [
    { name: 'sendMails', state: 'completed', retryCount: 0, output: { doneCount: 12 } },
    ['2026-11-20T07:59:00Z', '2026-11-20T07:59:02Z', '2026-11-20T07:59:03Z'],
  ],
];

/** Every job on its schedule, and runs in each state: as nobody works on them here, they are put in as they are. */
export const makeRuns = async (server: TestServer): Promise<void> => {
  for (const { name, cron } of createJobs({ transport: unused, auditHead: unused, exports: unused }))
    await makeJobSchedule(server, name, cron);
  for (const [facts, [createdAt, startedAt, finishedAt, again = null]] of RUNS)
    await server.database.pool.query(
      `UPDATE pgboss.job SET created_on = $2, started_on = $3, completed_on = $4,
         start_after = COALESCE($5, start_after) WHERE id = $1`,
      [await makeJobRun(server, facts), createdAt, startedAt, finishedAt, again],
    );
};
