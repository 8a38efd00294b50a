import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type Page, type PageRequest, pageOf } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { REMINDER_SOURCES } from './deadlines.data.ts';
import { ofMember, type Plan, plannedSql, type ReminderOwner, reminderOwnerSql } from './plan.data.ts';

export type ReminderFilter = ReminderOwner & {
  readonly plan: Plan;
  readonly from: string;
  readonly to: string;
  readonly kinds?: readonly number[] | undefined;
  /** Numbers of ReminderState. */
  readonly states?: readonly number[] | undefined;
  readonly search?: SearchText | undefined;
};

export type ReminderRow = {
  /** Over all tables: the subject's id times their number, plus the table; once a day. */
  readonly id: number;
  readonly source: number;
  readonly subjectId: number;
  readonly kind: number;
  /** ReminderState: 0 planned, 1 held, 2 sent. */
  readonly state: number;
  readonly sendOn: string;
  readonly dueOn: string;
  readonly days: number;
  readonly title: string;
  readonly branchNumber: string | null;
  readonly variant: number;
  /** Of whom it is asked, unless of the representative; what went out has the name in its title. */
  readonly memberName: string | null;
  readonly mypageId: number | null;
  readonly applicationId: number | null;
  readonly projectId: number;
  readonly projectName: string;
  readonly displayCode: string | null;
  readonly name: string;
  readonly family: string | null;
  readonly holdVersion: number | null;
  readonly holdReason: string | null;
  readonly holdUntilOn: string | null;
  readonly heldByName: string | null;
  readonly heldAt: Date | null;
};

/** What is planned, and what went out: one set of rows for the list, its days and its file. */
const rows = ({ plan, from, to, ...whose }: ReminderFilter): Prisma.Sql => Prisma.sql`
  SELECT e.source, e.subject_id, e.kind, CASE WHEN e.hold_id IS NULL THEN 0 ELSE 1 END AS state, e.send_on, e.due_on,
    e.days, e.title, e.branch_number, e.variant::int AS variant, e.my_page_id, e.application_id, e.project_id, e.hold_id,
    e.member_id
  FROM ${plannedSql(plan, whose)} e
  UNION ALL
  SELECT e.source, e.subject_id, e.kind, 2, e.sent_on, e.due_on, e.days, e.title, NULL, 0, e.my_page_id,
    e.application_id, e.project_id, NULL, NULL::int
  FROM reminder e WHERE e.sent_on BETWEEN ${from}::date AND ${to}::date AND ${reminderOwnerSql(whose)}
    AND NOT EXISTS (SELECT FROM my_page gone WHERE gone.id = e.my_page_id AND gone.deleted_at IS NOT NULL)`;

const oneOf = (column: Prisma.Sql, values: readonly number[] | undefined): Prisma.Sql[] =>
  values?.length ? [Prisma.sql`${column} = ANY(${[...values]}::int[])`] : [];

/** All that the filter has, without the names of those whose they are: a page looks up its own. */
const entries = (filter: ReminderFilter): Prisma.Sql => {
  const { kinds, states, search } = filter;
  const conditions = [
    ...oneOf(Prisma.sql`e.kind`, kinds),
    ...oneOf(Prisma.sql`e.state`, states),
    ...(search === undefined
      ? []
      : [
          Prisma.sql`(e.my_page_id IN ${foundIds('myPage', search)}
            OR e.application_id IN ${foundIds('application', search)})`,
        ]),
  ];
  const where =
    conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`;
  return Prisma.sql`SELECT e.subject_id * ${REMINDER_SOURCES.length}::int + e.source AS id, e.*
    FROM (${rows(filter)}) e ${where}`;
};

const beyond = ({ after }: PageRequest): Prisma.Sql =>
  after === undefined
    ? Prisma.sql`TRUE`
    : Prisma.sql`(entry.send_on, entry.id) > (${String(after.values[0])}::date, ${after.id}::int)`;

/** Beside each row, and alone where the page has none: how many there are in all. */
type Counted = { readonly total: number };

/** One page, the earliest first. All rows are put together once, for the page and for their number. */
export const listReminderRows = async (
  db: Db,
  filter: ReminderFilter,
  request: PageRequest,
): Promise<Page<ReminderRow>> => {
  const counted = request.isCounted === false ? Prisma.sql`0` : Prisma.sql`(SELECT count(*)::int FROM entry)`;
  const found = await queryRows<ReminderRow & Counted>(
    db,
    Prisma.sql`WITH entry AS MATERIALIZED (${entries(filter)}), page AS MATERIALIZED (
        SELECT entry.* FROM entry WHERE ${beyond(request)} ORDER BY entry.send_on, entry.id LIMIT ${request.limit + 1}
      )
      SELECT counted.total, e.id, e.source, e.subject_id AS "subjectId", e.kind, e.state, e.send_on::text AS "sendOn",
        e.due_on::text AS "dueOn", e.days, e.title, e.branch_number AS "branchNumber", e.variant,
        of_member.name AS "memberName", e.my_page_id AS "mypageId",
        e.application_id AS "applicationId", e.project_id AS "projectId", project.short_name AS "projectName",
        coalesce(p.display_code, a.display_code) AS "displayCode",
        coalesce(c.name, CASE WHEN a.status = 0 THEN u.name ELSE coalesce(a.name, u.name) END) AS name, a.family,
        h.version AS "holdVersion", h.reason AS "holdReason", h.until_on::text AS "holdUntilOn",
        holder.name AS "heldByName", h.created_at AS "heldAt"
      FROM (SELECT ${counted} AS total) counted LEFT JOIN page e ON TRUE LEFT JOIN project ON project.id = e.project_id
      LEFT JOIN my_page p ON p.id = e.my_page_id LEFT JOIN corporation c ON c.id = p.corporation_id
      LEFT JOIN application a ON a.id = e.application_id LEFT JOIN application_user u ON u.id = a.application_user_id
      ${ofMember}
      LEFT JOIN reminder_hold h ON h.id = e.hold_id LEFT JOIN admin_user holder ON holder.id = h.held_by_id
      ORDER BY e.send_on, e.id`,
  );
  const rows = found.filter(({ id }) => id !== null).map(({ total: _total, ...row }): ReminderRow => row);
  return pageOf(request, rows, found[0]?.total ?? 0);
};

type ReminderDayRow = { readonly sendOn: string; readonly state: number; readonly count: number };

/** How many of each state there are on each day. */
export const countReminderDays = (db: Db, filter: ReminderFilter): Promise<ReminderDayRow[]> =>
  queryRows<ReminderDayRow>(
    db,
    Prisma.sql`SELECT entry.send_on::text AS "sendOn", entry.state, count(*)::int AS count
      FROM (${entries(filter)}) entry GROUP BY entry.send_on, entry.state ORDER BY entry.send_on, entry.state`,
  );
