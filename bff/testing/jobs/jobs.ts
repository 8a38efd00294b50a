import { randomUUID } from 'node:crypto';
import type { JobName } from '#bff/generated/contract/enums.ts';
import type { JobState } from '#bff/platform/jobs/jobRuns.data.ts';
import type { TestServer } from '../server.ts';

type Facts = {
  readonly name?: JobName;
  readonly state?: JobState;
  readonly output?: object;
  /** Minutes before now that it was put in; a finished one started then, too. */
  readonly minutesAgo?: number;
  readonly retryCount?: number;
};

const oneAtATime = JSON.stringify({ policy: 'exclusive' });

/** Has the jobs on the schedule, as a process that runs jobs puts them there. */
export const makeJobSchedule = async (
  { database: { pool } }: TestServer,
  name: JobName,
  cron: string,
): Promise<void> => {
  await pool.query('SELECT pgboss.create_queue($1, $2)', [name, oneAtATime]);
  await pool.query(
    `INSERT INTO pgboss.schedule (name, cron, timezone) VALUES ($1, $2, 'Asia/Tokyo')
     ON CONFLICT (name, key) DO UPDATE SET cron = excluded.cron`,
    [name, cron],
  );
};

/** A run of a job as the queue keeps it: by default one that has failed for good. @returns its id */
export const makeJobRun = async ({ database: { pool } }: TestServer, facts: Facts = {}): Promise<string> => {
  const { name = 'recomputeDelays', state = 'failed', minutesAgo = 10, retryCount = 5 } = facts;
  const { output = { kind: 'unknown', message: 'x is undefined', stack: 'Error: x is undefined\n at y' } } =
    facts;
  const id = randomUUID();
  await pool.query('SELECT pgboss.create_queue($1, $2)', [name, oneAtATime]);
  await pool.query(
    `INSERT INTO pgboss.job (id, name, state, policy, output, retry_count, retry_limit, created_on, started_on,
       completed_on)
     VALUES ($1, $2, $3::pgboss.job_state, 'exclusive', $4, $5, 5, now() - make_interval(mins => $6::int),
       CASE WHEN $3::text = 'created' THEN NULL ELSE now() - make_interval(mins => $6::int) END,
       CASE WHEN $3::text IN ('completed', 'failed') THEN now() END)`,
    [id, name, state, JSON.stringify(output), retryCount, minutesAgo],
  );
  return id;
};
