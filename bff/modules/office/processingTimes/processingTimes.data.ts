import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { casesSql } from './cases.data.ts';
import { businessDaysSql, closedDaysSql } from './daySql.data.ts';

/** A programme: its rounds are measured together. */
export type Programme = { readonly programKind: number; readonly domainType: number };

/** What some cases came to; days and quantiles are null without a case. */
export type Measured = {
  readonly caseCount: number;
  /** Business days, rounded up. */
  readonly medianDays: number | null;
  readonly p80Days: number | null;
  /** When the first and the last of them was done. */
  readonly fromOn: string | null;
  readonly toOn: string | null;
};

/** The cases of a round, or of all rounds of its programme (null). */
export type MeasuredRound = {
  readonly projectId: number | null;
  readonly all: Measured;
  /** Those of them that were done in the last days. */
  readonly recent: Measured;
  /** And in the last years. */
  readonly lasting: Measured;
};

const measured = (since: string | null): Prisma.Sql => {
  const which = Prisma.sql`FILTER (WHERE ${since}::date IS NULL OR ended >= ${since}::date)`;
  return Prisma.sql`json_build_object(
    'caseCount', count(*) ${which},
    'medianDays', ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY days) ${which}),
    'p80Days', ceil(percentile_cont(0.8) WITHIN GROUP (ORDER BY days) ${which}),
    'fromOn', min(ended) ${which}, 'toOn', max(ended) ${which})`;
};

type Asked = {
  readonly step: number;
  readonly programme: Programme;
  /** Days from which cases are recent, and lasting. */
  readonly recentSince: string;
  readonly lastingSince: string;
};

/** How long a step took in each round of a programme that has a case, and in all of them (`projectId` null). */
export const measureStep = (
  db: Db,
  { step, programme: { programKind, domainType }, recentSince, lastingSince }: Asked,
): Promise<MeasuredRound[]> =>
  queryRows<MeasuredRound>(
    db,
    Prisma.sql`
      WITH round AS (
        SELECT id FROM project
        WHERE program_kind = ${programKind} AND domain_type = ${domainType} AND deleted_at IS NULL
      ), counted AS (
        SELECT round_id, ended, ${businessDaysSql(Prisma.sql`began`, Prisma.sql`ended`)} AS days
        FROM (${casesSql(step)}) cases CROSS JOIN ${closedDaysSql()}
        WHERE ended >= began
      )
      SELECT round_id AS "projectId", ${measured(null)} AS "all", ${measured(recentSince)} AS recent,
        ${measured(lastingSince)} AS lasting
      FROM counted GROUP BY GROUPING SETS ((round_id), ())`,
  );

export type NewProcessingTime = Measured & {
  readonly projectId: number;
  readonly step: number;
  readonly scope: number | null;
};

/** What rounds were measured at, in one statement and one order, so that two of them wait and do not cross. */
export const saveProcessingTimes = async (
  db: Db,
  times: readonly NewProcessingTime[],
  measuredAt: Date,
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`INSERT INTO processing_time
        (project_id, step, scope, median_days, p80_days, case_count, from_on, to_on, measured_at)
      SELECT "projectId", step, scope, "medianDays", "p80Days", "caseCount", "fromOn", "toOn",
        ${measuredAt.toISOString()}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(times)}::jsonb) AS measured("projectId" int, step int, scope int,
        "medianDays" int, "p80Days" int, "caseCount" int, "fromOn" date, "toOn" date)
      ORDER BY "projectId", step
      ON CONFLICT (project_id, step) DO UPDATE
        SET scope = excluded.scope, median_days = excluded.median_days, p80_days = excluded.p80_days,
          case_count = excluded.case_count, from_on = excluded.from_on, to_on = excluded.to_on,
          measured_at = excluded.measured_at`,
  );
};

export type ProcessingTimeRow = Plain<Prisma.ProcessingTimeGetPayload<object>>;

/** What a round was measured at, in the order of the steps. */
export const listProcessingTimes = async (db: Db, projectId: number): Promise<ProcessingTimeRow[]> =>
  (await db.processingTime.findMany({ where: { projectId }, orderBy: { step: 'asc' } })).map(
    (row): ProcessingTimeRow => plain(row),
  );

/** The ids of the rounds of a programme. */
export const listRoundsOf = async (db: Db, { programKind, domainType }: Programme): Promise<number[]> => {
  const rows = await db.project.findMany({
    where: { programKind, domainType, deletedAt: null },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

/** The programmes that have a round, in order. */
export const listProgrammes = (db: Db): Promise<Programme[]> =>
  db.project.findMany({
    where: { deletedAt: null },
    distinct: ['programKind', 'domainType'],
    orderBy: [{ programKind: 'asc' }, { domainType: 'asc' }],
    select: { programKind: true, domainType: true },
  });
