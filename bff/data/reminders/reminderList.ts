import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { Page, PageRequest } from '../engine/paging.ts';
import type { SearchText } from '../engine/search.ts';
import { foundIds } from '../engine/searchRows.ts';
import { plain } from '../engine/values.ts';
import { REMINDER_SOURCES } from './deadlines.ts';
import { ofMember, type Plan, plannedSql, type Whose, whoseSql } from './plan.ts';

export type ReminderFilter = Whose & {
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
  FROM reminder e WHERE e.sent_on BETWEEN ${from}::date AND ${to}::date AND ${whoseSql(whose)}`;

const oneOf = (column: Prisma.Sql, values: readonly number[] | undefined): Prisma.Sql[] =>
  values?.length ? [Prisma.sql`${column} = ANY(${[...values]}::int[])`] : [];

const entries = (filter: ReminderFilter): Prisma.Sql => {
  const { kinds, states, search } = filter;
  const conditions = [
    Prisma.sql`(p.id IS NULL OR p.deleted_at IS NULL)`,
    ...oneOf(Prisma.sql`e.kind`, kinds),
    ...oneOf(Prisma.sql`e.state`, states),
    ...(search === undefined
      ? []
      : [
          Prisma.sql`(e.my_page_id IN ${foundIds('myPage', search)}
            OR e.application_id IN ${foundIds('application', search)})`,
        ]),
  ];
  return Prisma.sql`(
    SELECT e.subject_id * ${REMINDER_SOURCES.length}::int + e.source AS id, e.*,
      coalesce(p.display_code, a.display_code) AS display_code,
      coalesce(c.name, CASE WHEN a.status = 0 THEN u.name ELSE coalesce(a.name, u.name) END) AS name, a.family,
      of_member.name AS member_name
    FROM (${rows(filter)}) e
    LEFT JOIN my_page p ON p.id = e.my_page_id LEFT JOIN corporation c ON c.id = p.corporation_id
    LEFT JOIN application a ON a.id = e.application_id LEFT JOIN application_user u ON u.id = a.application_user_id
    ${ofMember}
    WHERE ${Prisma.join(conditions, ' AND ')}
  ) entry`;
};

const beyond = ({ after }: PageRequest): Prisma.Sql =>
  after === undefined
    ? Prisma.sql`TRUE`
    : Prisma.sql`(entry.send_on, entry.id) > (${String(after.values[0])}::date, ${after.id}::int)`;

type RawRow = Omit<ReminderRow, 'sendOn' | 'dueOn' | 'holdUntilOn'> & {
  readonly sendOn: Date;
  readonly dueOn: Date;
  readonly holdUntilOn: Date | null;
};

/** How many reminders the list with that filter has. */
const countReminderRows = async (db: Db, filter: ReminderFilter): Promise<number> => {
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${entries(filter)}`;
  return counted?.count ?? 0;
};

/** One page, the earliest first. */
export const listReminderRows = async (
  db: Db,
  filter: ReminderFilter,
  request: PageRequest,
): Promise<Page<ReminderRow>> => {
  const found = await db.$queryRaw<RawRow[]>`
    SELECT entry.id, entry.source, entry.subject_id AS "subjectId", entry.kind, entry.state,
      entry.send_on AS "sendOn", entry.due_on AS "dueOn", entry.days, entry.title,
      entry.branch_number AS "branchNumber", entry.variant, entry.member_name AS "memberName",
      entry.my_page_id AS "mypageId", entry.application_id AS "applicationId",
      entry.project_id AS "projectId", project.short_name AS "projectName",
      entry.display_code AS "displayCode", entry.name, entry.family, h.version AS "holdVersion",
      h.reason AS "holdReason", h.until_on AS "holdUntilOn", holder.name AS "heldByName", h.created_at AS "heldAt"
    FROM ${entries(filter)} JOIN project ON project.id = entry.project_id
    LEFT JOIN reminder_hold h ON h.id = entry.hold_id LEFT JOIN admin_user holder ON holder.id = h.held_by_id
    WHERE ${beyond(request)} ORDER BY entry.send_on, entry.id LIMIT ${request.limit + 1}`;
  const items = found.slice(0, request.limit).map((row): ReminderRow => plain(row));
  const last = found.length > request.limit ? items.at(-1) : undefined;
  return {
    items,
    next: last === undefined ? null : { values: [last.sendOn], id: last.id },
    total: request.isCounted === false ? 0 : await countReminderRows(db, filter),
  };
};

type ReminderDayRow = { readonly sendOn: string; readonly state: number; readonly count: number };

/** How many of each state there are on each day. */
export const countReminderDays = async (db: Db, filter: ReminderFilter): Promise<ReminderDayRow[]> => {
  const found = await db.$queryRaw<(Omit<ReminderDayRow, 'sendOn'> & { readonly sendOn: Date })[]>`
    SELECT entry.send_on AS "sendOn", entry.state, count(*)::int AS count
    FROM ${entries(filter)} GROUP BY entry.send_on, entry.state ORDER BY entry.send_on, entry.state`;
  return found.map((row): ReminderDayRow => plain(row));
};
