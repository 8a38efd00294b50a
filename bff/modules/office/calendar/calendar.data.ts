import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { takesPlaceSql } from '#bff/modules/inspections/index.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** The sources of dates, in the order of CalendarEntryKind of the contract. */
export const CALENDAR_SOURCES = [
  'section',
  'duty',
  'report',
  'payment',
  'recovery',
  'completion',
  'restriction',
] as const;

export type CalendarFilter = {
  readonly visibility: MyPageVisibility;
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Document types that businesses hand in. */
  readonly documentTypes: readonly number[];
  /** Section kinds that are owed after 完了 too. */
  readonly lastingKinds: readonly number[];
  /** InspectionKind that takes place after the end too (立入検査). */
  readonly onSiteAudit: number;
  readonly mypageId?: number | undefined;
  readonly projectId?: number | undefined;
  /** Sources by their number. */
  readonly kinds: readonly number[];
};

export type CalendarRow = {
  /** Over all sources: the record's id times their number, plus the source. */
  readonly id: number;
  readonly kind: number;
  readonly recordId: number;
  readonly dayOn: string;
  readonly startTime: string | null;
  /** Of a document its title, of a thing its name; empty for what is known by its kind. */
  readonly title: string;
  readonly branchNumber: string | null;
  /** Whether a document was sent back; of a duty or an inspection its kind, of a duty also the year. */
  readonly variant: number;
  readonly year: number;
  readonly isDone: boolean;
  readonly isOverdue: boolean;
  readonly mypageId: number;
  readonly displayCode: string;
  readonly planTitle: string;
  readonly projectId: number;
  readonly projectName: string;
  readonly effectReportYears: number;
  readonly corporationId: number;
  readonly corporationName: string;
};

const inList = (values: readonly number[]) => Prisma.sql`ANY(${[...values]}::int[])`;

/**
 * ProjectStatus: Rejected and Canceled are over; Finished owes what lasts. They stand in the statement: of a parameter
 * the planner supposes that next to nothing is left, and holds every undertaking against every document of the period.
 */
const [FINISHED, REJECTED, CANCELED] = [Prisma.raw('2'), Prisma.raw('5'), Prisma.raw('6')];

/** Documents due on a day of theirs, as far as `which` says. */
const sections = (
  { documentTypes, lastingKinds }: CalendarFilter,
  day: Prisma.Sql,
  which: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  SELECT 0 AS kind, s.id AS record_id, s.my_page_id, ${day} AS day_on, NULL::text AS start_time, s.title,
    s.branch_number, CASE WHEN s.status = 4 OR s.return_due_on IS NOT NULL THEN 1 ELSE 0 END AS variant, 0 AS year,
    FALSE AS is_done
  FROM section s JOIN my_page m ON m.id = s.my_page_id
  WHERE s.status IN (0, 4) AND s.deleted_at IS NULL AND s.document_type = ${inList(documentTypes)} AND ${which}
    AND (m.project_status <> ${FINISHED} OR s.kind = ${inList(lastingKinds)})
    AND m.project_status NOT IN (${REJECTED}, ${CANCELED})`;

/**
 * The day of a return stands in the place of the first one: two parts, for the database knows of each day how many
 * documents it has, and of what is made of both it does not.
 */
const documents = (filter: CalendarFilter): Prisma.Sql[] => [
  sections(filter, Prisma.sql`s.return_due_on`, Prisma.sql`s.return_due_on IS NOT NULL`),
  sections(
    filter,
    Prisma.sql`s.due_on`,
    Prisma.sql`s.return_due_on IS NULL AND (s.is_required OR s.status = 4)`,
  ),
];

const duties = Prisma.sql`
  SELECT 1, d.id, d.my_page_id, d.due_on, NULL, '', NULL, d.kind, d.year, FALSE
  FROM duty d JOIN my_page m ON m.id = d.my_page_id
  WHERE d.section_id IS NULL AND m.project_status IN (2, 3)`;

/** Those that took place, and those that still can. */
const reports = ({ onSiteAudit }: CalendarFilter): Prisma.Sql => Prisma.sql`
  SELECT 2, r.id, r.my_page_id, r.scheduled_on, r.start_time, '', NULL, r.kind, 0, r.status IN (1, 3)
  FROM my_page_report r JOIN my_page m ON m.id = r.my_page_id
  WHERE r.deleted_at IS NULL AND (r.status <> 0 OR r.inspected_on IS NOT NULL OR ${takesPlaceSql(onSiteAudit)})`;

const payments = Prisma.sql`
  SELECT 3, y.id, y.my_page_id, b.transfer_on, NULL, '', NULL, 0, 0, FALSE
  FROM payment y JOIN payment_batch b ON b.id = y.batch_id
  WHERE y.status = 4 AND b.canceled_at IS NULL`;

const recoveries = Prisma.sql`
  SELECT 4, c.id, c.my_page_id, c.due_on, NULL, '', NULL, c.kind, 0, FALSE
  FROM recovery c WHERE c.status = 2`;

/** The undertaking's own deadline or that of its round: two parts, as for documents. */
const extended = Prisma.sql`
  SELECT 5, m.id, m.id, m.completion_deadline, NULL, '', NULL, 0, 0, FALSE
  FROM my_page m
  WHERE m.project_status = 0 AND m.completion_on IS NULL AND m.completion_deadline IS NOT NULL`;

const completions = Prisma.sql`
  SELECT 5, m.id, m.id, j.completion_deadline, NULL, '', NULL, 0, 0, FALSE
  FROM project j JOIN my_page m ON m.project_id = j.id
  WHERE m.project_status = 0 AND m.completion_on IS NULL AND m.completion_deadline IS NULL`;

const restrictions = Prisma.sql`
  SELECT 6, l.id, l.my_page_id, l.restriction_until, NULL, l.name, NULL, 0, 0, FALSE
  FROM property_ledger_item l WHERE l.disposed_on IS NULL`;

/** Every date of the filter; one part of the union for each source, so that days and rows never tell different things. */
const entries = (filter: CalendarFilter): Prisma.Sql => {
  const { from, to, today, visibility, kinds, mypageId, projectId } = filter;
  const parts = [
    ...documents(filter),
    duties,
    reports(filter),
    payments,
    recoveries,
    extended,
    completions,
    restrictions,
  ];
  const of = (column: Prisma.Sql, id: number | undefined) =>
    id === undefined ? Prisma.empty : Prisma.sql`AND ${column} = ${id}::int`;
  return Prisma.sql`(
    SELECT e.record_id * ${CALENDAR_SOURCES.length}::int + e.kind AS id, e.*, p.display_code, p.plan_title, p.project_id,
      p.corporation_id, NOT e.is_done AND e.kind IN (0, 1, 4, 5) AND e.day_on < ${today}::date AS is_overdue
    FROM (${Prisma.join(parts, ' UNION ALL ')}) e JOIN my_page p ON p.id = e.my_page_id
    WHERE e.day_on BETWEEN ${from}::date AND ${to}::date AND e.kind = ${inList(kinds)}
      AND ${visibleMyPagesSql(visibility)}
      ${of(Prisma.sql`e.my_page_id`, mypageId)} ${of(Prisma.sql`p.project_id`, projectId)}
  ) entry`;
};

const beyond = ({ after }: PageRequest): Prisma.Sql =>
  after === undefined
    ? Prisma.sql`TRUE`
    : Prisma.sql`(entry.day_on, entry.id) > (${String(after.values[0])}::date, ${after.id}::int)`;

/** A part of the dates, the earliest first; how many there are in all is not counted for it. */
export const readCalendarPart = async (
  db: Db,
  filter: CalendarFilter,
  request: PageRequest,
): Promise<Pick<Page<CalendarRow>, 'items' | 'next'>> => {
  const rows = await queryRows<CalendarRow>(
    db,
    Prisma.sql`SELECT entry.id, entry.kind, entry.record_id AS "recordId", entry.day_on::text AS "dayOn",
        entry.start_time AS "startTime", entry.title, entry.branch_number AS "branchNumber",
        entry.variant::int AS variant, entry.year::int AS year, entry.is_done AS "isDone",
        entry.is_overdue AS "isOverdue", entry.my_page_id AS "mypageId", entry.display_code AS "displayCode",
        entry.plan_title AS "planTitle", entry.project_id AS "projectId", project.short_name AS "projectName",
        project.effect_report_years::int AS "effectReportYears", entry.corporation_id AS "corporationId",
        corporation.name AS "corporationName"
      FROM ${entries(filter)}
      JOIN project ON project.id = entry.project_id JOIN corporation ON corporation.id = entry.corporation_id
      WHERE ${beyond(request)} ORDER BY entry.day_on, entry.id LIMIT ${request.limit + 1}`,
  );
  const items = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : { values: [last.dayOn], id: last.id } };
};

/** One page of the dates. */
export const listCalendarRows = async (
  db: Db,
  filter: CalendarFilter,
  request: PageRequest,
): Promise<Page<CalendarRow>> => {
  const part = await readCalendarPart(db, filter, request);
  const [counted] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count FROM ${entries(filter)}`,
  );
  return { ...part, total: counted?.count ?? 0 };
};

export type CalendarDayRow = {
  readonly dayOn: string;
  readonly kind: number;
  readonly count: number;
  readonly overdue: number;
};

/** How many of each source there are on each day. */
export const countCalendarDays = (db: Db, filter: CalendarFilter): Promise<CalendarDayRow[]> =>
  queryRows<CalendarDayRow>(
    db,
    Prisma.sql`SELECT entry.day_on::text AS "dayOn", entry.kind, count(*)::int AS count,
        count(*) FILTER (WHERE entry.is_overdue)::int AS overdue
      FROM ${entries(filter)} GROUP BY entry.day_on, entry.kind ORDER BY entry.day_on, entry.kind`,
  );
