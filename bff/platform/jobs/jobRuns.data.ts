import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/*
 * The queue's own tables (pg-boss, schema pgboss), read for the page that shows them. Work is put in and taken out by
 * the library alone (bff/platform/jobs/queue.ts); of ours are the progress of a run and the second try of a failed one, which
 * has to be one transaction with its audit entry.
 */

/** The states of pg-boss. */
export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

export type JobRunRow = {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly startAfter: Date;
  readonly retryCount: number;
  readonly retryLimit: number;
  /** Its progress while it runs and when it is done; the error of the last failure otherwise. */
  readonly output: unknown;
  /** Microseconds since 1970 of its creation: what the list is ordered by. */
  readonly position: number;
};

export type JobRunFilter = { readonly names: readonly string[]; readonly states: readonly JobState[] };

const columns = Prisma.sql`
  id::text AS id, name, state::text AS state, created_on AS "createdAt", started_on AS "startedAt",
  completed_on AS "finishedAt", start_after AS "startAfter", retry_count AS "retryCount",
  retry_limit AS "retryLimit", output, (extract(epoch FROM created_on) * 1000000)::float8 AS position`;

/** Not a run that a change has put in, of which there is one a second: it is gone when it is done. */
const isKept = Prisma.sql`data IS NULL`;

const matches = ({ names, states }: JobRunFilter): Prisma.Sql =>
  Prisma.sql`name = ANY(${[...names]}) AND state::text = ANY(${[...states]}) AND ${isKept}`;

const isNewestFirst = ({ keys: [first] }: PageRequest): boolean => first?.direction === 'desc';

const after = (request: PageRequest): Prisma.Sql => {
  const { after: position } = request;
  if (position === undefined) return Prisma.sql`TRUE`;
  const [at, id] = position.values;
  const own = Prisma.sql`((extract(epoch FROM created_on) * 1000000)::float8, id::text)`;
  const last = Prisma.sql`(${Number(at)}::float8, ${String(id)})`;
  return isNewestFirst(request) ? Prisma.sql`${own} < ${last}` : Prisma.sql`${own} > ${last}`;
};

/** Runs are known by a UUID, which is a value of their order; the number that a position has besides says nothing. */
const NO_NUMBER = 1;

const order = (request: PageRequest): Prisma.Sql =>
  isNewestFirst(request) ? Prisma.sql`position DESC, id::text DESC` : Prisma.sql`position ASC, id::text ASC`;

/** One page of the runs. */
export const listJobRuns = async (
  db: Db,
  filter: JobRunFilter,
  request: PageRequest,
): Promise<Page<JobRunRow>> => {
  const rows = await queryRows<JobRunRow>(
    db,
    Prisma.sql`SELECT ${columns} FROM pgboss.job WHERE ${matches(filter)} AND ${after(request)}
      ORDER BY ${order(request)} LIMIT ${request.limit + 1}`,
  );
  const [counted] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count FROM pgboss.job WHERE ${matches(filter)}`,
  );
  const items = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? items.at(-1) : undefined;
  const next = last === undefined ? null : { values: [last.position, last.id], id: NO_NUMBER };
  return { items, next, total: counted?.count ?? 0 };
};

/** @returns null when there is none, or no longer */
export const findJobRun = async (db: Db, id: string): Promise<JobRunRow | null> => {
  const [row] = await queryRows<JobRunRow>(
    db,
    Prisma.sql`SELECT ${columns} FROM pgboss.job WHERE id = ${id}::uuid`,
  );
  return row ?? null;
};

/** The run of each job that started last. */
export const listLastRuns = (db: Db): Promise<JobRunRow[]> =>
  queryRows<JobRunRow>(
    db,
    Prisma.sql`SELECT DISTINCT ON (name) ${columns} FROM pgboss.job WHERE started_on IS NOT NULL AND ${isKept}
      ORDER BY name, started_on DESC`,
  );

/** The names of jobs of which a run waits or is running: no second one can be put in. */
export const listBusyJobs = async (db: Db): Promise<Set<string>> => {
  const rows = await queryRows<{ name: string }>(
    db,
    Prisma.sql`SELECT DISTINCT name FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND ${isKept}`,
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * Lets a failed run be tried once more, at once, as the library's own `retry` does.
 * @returns false when it is no longer a failed one
 */
export const retryJobRun = async (db: Db, id: string): Promise<boolean> => {
  const count = await execute(
    db,
    Prisma.sql`
      UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now(),
        keep_until = now() + interval '14 days'
      WHERE id = ${id}::uuid AND state = 'failed'`,
  );
  return count === 1;
};

/** Notes how far a running job is. */
export const writeJobProgress = async (
  db: Db,
  { name, id }: { readonly name: string; readonly id: string },
  progress: object,
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE pgboss.job SET output = ${JSON.stringify(progress)}::jsonb
      WHERE name = ${name} AND id = ${id}::uuid AND state = 'active'`,
  );
};

export type JobScheduleRow = { readonly name: string; readonly cron: string; readonly timezone: string };

/** What the processes have put on the schedule. */
export const listJobSchedules = (db: Db): Promise<JobScheduleRow[]> =>
  queryRows<JobScheduleRow>(db, Prisma.sql`SELECT name, cron, timezone FROM pgboss.schedule ORDER BY name`);
