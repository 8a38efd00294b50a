import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type Page, type PageRequest, pageOf } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { type RetainedPeriods, retainedSql } from './retained.data.ts';

export type RetainedFilter = {
  readonly periods: RetainedPeriods;
  /** By which a time is over. */
  readonly today: string;
  readonly projectId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  /** Numbers of RetentionState. */
  readonly states?: readonly number[] | undefined;
};

/** One record that is kept for a time. */
export type Retained = { readonly kind: number; readonly subjectId: number };

export type RetainedRow = Retained & {
  readonly id: number;
  /** RetentionState: 0 due, 1 held, 2 coming. */
  readonly state: number;
  readonly displayCode: string | null;
  readonly name: string;
  readonly projectId: number | null;
  readonly projectName: string | null;
  readonly countedOn: string;
  readonly dueOn: string;
  readonly mypageId: number | null;
  readonly applicationId: number | null;
  readonly corporationId: number | null;
  readonly family: string | null;
  readonly holdVersion: number | null;
  readonly holdReason: string | null;
  readonly holdUntilOn: string | null;
  readonly heldByName: string | null;
  readonly heldAt: Date | null;
};

const sql = Prisma.sql;

const oneOf = (column: Prisma.Sql, values: readonly number[] | undefined): Prisma.Sql[] =>
  values?.length ? [sql`${column} = ANY(${[...values]}::int[])`] : [];

/**
 * Each with its state (RetentionState), `state`, and with `hold_id`: a hold whose last day is over holds nothing. The
 * other columns are those of retained.ts.
 */
export const retainedWithStates = async (
  db: Db,
  { periods, today }: Pick<RetainedFilter, 'periods' | 'today'>,
): Promise<Prisma.Sql> => sql`
  SELECT record.*, hold.id AS hold_id,
    CASE WHEN hold.id IS NOT NULL THEN 1 WHEN record.due_on <= ${today}::date THEN 0 ELSE 2 END AS state
  FROM (${await retainedSql(db, periods)}) record
  LEFT JOIN retention_hold hold ON hold.kind = record.kind AND hold.subject_id = record.subject_id
    AND (hold.until_on IS NULL OR hold.until_on >= ${today}::date)`;

/** Those that meet a filter. */
export const retainedEntries = async (db: Db, filter: RetainedFilter): Promise<Prisma.Sql> => {
  const { projectId, kinds, states } = filter;
  const conditions = [
    ...oneOf(sql`e.kind`, kinds),
    ...oneOf(sql`e.state`, states),
    ...(projectId === undefined ? [] : [sql`e.project_id = ${projectId}::int`]),
  ];
  const where = conditions.length === 0 ? Prisma.empty : sql`WHERE ${Prisma.join(conditions, ' AND ')}`;
  return sql`SELECT e.* FROM (${await retainedWithStates(db, filter)}) e ${where}`;
};

const beyond = ({ after }: PageRequest): Prisma.Sql =>
  after === undefined
    ? sql`TRUE`
    : sql`(entry.due_on, entry.id) > (${String(after.values[0])}::date, ${after.id}::bigint)`;

type CountedRow = RetainedRow & {
  /** Beside each row, and alone where the page has none: how many there are in all. */
  readonly total: number;
};

/** One page, those whose time is over first. All rows are put together once, for the page and for their number. */
export const listRetainedRows = async (
  db: Db,
  filter: RetainedFilter,
  request: PageRequest,
): Promise<Page<RetainedRow>> => {
  const found = await queryRows<CountedRow>(
    db,
    sql`WITH entry AS MATERIALIZED (${await retainedEntries(db, filter)}), page AS MATERIALIZED (
        SELECT entry.* FROM entry WHERE ${beyond(request)} ORDER BY entry.due_on, entry.id LIMIT ${request.limit + 1}
      )
      SELECT counted.total, e.id::float8 AS id, e.kind, e.subject_id AS "subjectId", e.state, e.code AS "displayCode",
        e.name, e.project_id AS "projectId", project.short_name AS "projectName", e.counted_on::text AS "countedOn",
        e.due_on::text AS "dueOn", e.my_page_id AS "mypageId", e.application_id AS "applicationId",
        e.corporation_id AS "corporationId", e.family,
        hold.version AS "holdVersion", hold.reason AS "holdReason", hold.until_on::text AS "holdUntilOn",
        holder.name AS "heldByName", hold.created_at AS "heldAt"
      FROM (SELECT (SELECT count(*)::int FROM entry) AS total) counted LEFT JOIN page e ON TRUE
      LEFT JOIN project ON project.id = e.project_id
      LEFT JOIN retention_hold hold ON hold.id = e.hold_id LEFT JOIN admin_user holder ON holder.id = hold.held_by_id
      ORDER BY e.due_on, e.id`,
  );
  const rows = found.filter(({ id }) => id !== null).map(({ total: _total, ...row }): RetainedRow => row);
  return pageOf(request, rows, found[0]?.total ?? 0);
};

export type RetainedCount = {
  readonly kind: number;
  readonly dueCount: number;
  readonly heldCount: number;
  readonly comingCount: number;
  /** When the oldest that is due became so, and when the next one will; null where there is none. */
  readonly oldestOn: string | null;
  readonly nextOn: string | null;
};

/** How many of each kind; a kind without any is left out. */
export const countRetained = async (db: Db, filter: RetainedFilter): Promise<RetainedCount[]> =>
  queryRows<RetainedCount>(
    db,
    sql`SELECT e.kind, count(*) FILTER (WHERE e.state = 0)::int AS "dueCount",
        count(*) FILTER (WHERE e.state = 1)::int AS "heldCount",
        count(*) FILTER (WHERE e.state = 2)::int AS "comingCount",
        (min(e.due_on) FILTER (WHERE e.state = 0))::text AS "oldestOn",
        (min(e.due_on) FILTER (WHERE e.state = 2))::text AS "nextOn"
      FROM (${await retainedWithStates(db, filter)}) e GROUP BY e.kind`,
  );

/** Whether the record is one that is kept for a time, and of which round. @returns null when it is none */
export const findRetained = async (db: Db, periods: RetainedPeriods, { kind, subjectId }: Retained) => {
  type Found = Pick<RetainedRow, 'name' | 'mypageId' | 'applicationId' | 'projectId'>;
  const [found] = await queryRows<Found>(
    db,
    sql`SELECT e.name, e.my_page_id AS "mypageId", e.application_id AS "applicationId", e.project_id AS "projectId"
      FROM (${await retainedSql(db, periods)}) e WHERE e.kind = ${kind}::int AND e.subject_id = ${subjectId}::int`,
  );
  return found ?? null;
};

/** The state of each of some records that is still one that is kept for a time. */
export const findRetainedStates = async (
  db: Db,
  clock: Pick<RetainedFilter, 'periods' | 'today'>,
  retained: readonly Retained[],
): Promise<(Retained & { readonly state: number })[]> => {
  const kinds = retained.map(({ kind }) => kind);
  const subjectIds = retained.map(({ subjectId }) => subjectId);
  return queryRows(
    db,
    sql`SELECT e.kind, e.subject_id AS "subjectId", e.state FROM (${await retainedWithStates(db, clock)}) e
      WHERE (e.kind, e.subject_id) IN (SELECT * FROM unnest(${kinds}::int[], ${subjectIds}::int[]))
        AND e.subject_id = ANY(${subjectIds}::int[])`,
  );
};
