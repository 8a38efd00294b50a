import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { type Deadlines, deadlinesSql } from './deadlines.data.ts';

/** A due day with one of its days of sending (rules/reminders). */
type Slot = { readonly dueOn: string; readonly days: number; readonly sendOn: string };

/** What can be sent: the deadlines, the days on which the rules have them, and the rules of rounds that set none. */
export type Plan = {
  readonly deadlines: Deadlines;
  readonly slots: readonly Slot[];
  readonly usualRules: object;
};

/** Whose reminders, of the plan and of those that went out alike; all when left out. */
export type ReminderOwner = {
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly projectId?: number | undefined;
};

/** The same as a condition on a row `e` of either. */
export const reminderOwnerSql = ({ mypageId, applicationId, projectId }: ReminderOwner): Prisma.Sql => {
  const is = (column: Prisma.Sql, id: number | undefined) =>
    id === undefined ? [] : [Prisma.sql`${column} = ${id}::int`];
  const conditions = [
    ...is(Prisma.sql`e.my_page_id`, mypageId),
    ...is(Prisma.sql`e.application_id`, applicationId),
    ...is(Prisma.sql`e.project_id`, projectId),
  ];
  return conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, ' AND ');
};

/** A round's own rule of a kind, else the usual one: a line for each of its days. */
const rules = (usual: object): Prisma.Sql => Prisma.sql`
  SELECT j.id AS project_id, r.kind, told.days
  FROM project j LEFT JOIN reminder_setting own ON own.project_id = j.id
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (kind) kind, "isActive", "beforeDays", "afterDays"
    FROM (
      SELECT 0 AS turn, * FROM jsonb_to_recordset(own.rules)
        AS o(kind int, "isActive" boolean, "beforeDays" int[], "afterDays" int[])
      UNION ALL
      SELECT 1 AS turn, * FROM jsonb_to_recordset(${JSON.stringify(usual)}::jsonb)
        AS u(kind int, "isActive" boolean, "beforeDays" int[], "afterDays" int[])
    ) known ORDER BY kind, turn
  ) r
  CROSS JOIN LATERAL (
    SELECT -near.days AS days FROM unnest(r."beforeDays") AS near(days)
    UNION ALL SELECT far.days FROM unnest(r."afterDays") AS far(days)
  ) told
  WHERE j.deleted_at IS NULL AND r."isActive"`;

/** On which days each round tells of which due days: few, and so found before any deadline is looked at. */
const reminderDaysSql = (slots: readonly Slot[], usual: object): Prisma.Sql => Prisma.sql`
  SELECT rule.project_id, rule.kind, slot."dueOn" AS due_on, slot.days, slot."sendOn" AS send_on
  FROM (${rules(usual)}) rule
  JOIN jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) AS slot("dueOn" date, days int, "sendOn" date)
    ON slot.days = rule.days`;

/**
 * What is to be sent, and when: of a deadline one reminder a day, the latest of those that fall on it; none that is out,
 * nor one before it. With columns of the deadline, `days`, `send_on`, and `hold_id` where somebody holds it.
 */
export const plannedSql = (
  { deadlines, slots, usualRules }: Plan,
  whose: ReminderOwner,
): Prisma.Sql => Prisma.sql`(
  WITH told AS MATERIALIZED (${reminderDaysSql(slots, usualRules)})
  SELECT DISTINCT ON (e.source, e.subject_id, told.send_on) e.*, told.days, told.send_on, h.id AS hold_id
  FROM ${deadlinesSql(deadlines)} e
  JOIN told ON told.project_id = e.project_id AND told.kind = e.kind AND told.due_on = e.due_on
  LEFT JOIN reminder_hold h ON h.source = e.source AND h.subject_id = e.subject_id
    AND (h.until_on IS NULL OR h.until_on >= told.send_on)
  WHERE ${reminderOwnerSql(whose)} AND NOT EXISTS (
    SELECT FROM reminder past WHERE past.source = e.source AND past.subject_id = e.subject_id
      AND ((past.due_on = e.due_on AND past.days >= told.days) OR past.sent_on >= told.send_on))
  ORDER BY e.source, e.subject_id, told.send_on, told.days DESC
)`;

/** A reminder that is due to be sent. */
export type DueReminder = {
  readonly source: number;
  readonly subjectId: number;
  readonly kind: number;
  readonly dueOn: string;
  readonly days: number;
  readonly title: string;
  readonly branchNumber: string | null;
  /** The kind of an inspection or of a claim. */
  readonly variant: number;
  /** The member of whom it is asked, and its name; null: of the representative. */
  readonly memberId: number | null;
  readonly memberName: string | null;
};

const columns = Prisma.sql`e.source, e.subject_id AS "subjectId", e.kind, e.due_on::text AS "dueOn", e.title,
  e.branch_number AS "branchNumber", e.variant::int AS variant, e.member_id AS "memberId",
  of_member.name AS "memberName"`;

/** How the member is called of whom a row `e` is. */
export const ofMember = Prisma.sql`LEFT JOIN my_page_member member ON member.id = e.member_id
  LEFT JOIN corporation of_member ON of_member.id = member.corporation_id`;

/** What one business or applicant is to be reminded of on the days of the plan. */
export const listDueReminders = (db: Db, plan: Plan, whose: ReminderOwner): Promise<DueReminder[]> =>
  queryRows<DueReminder>(
    db,
    Prisma.sql`SELECT ${columns}, e.days FROM ${plannedSql(plan, whose)} e ${ofMember} WHERE e.hold_id IS NULL
      ORDER BY e.due_on, e.source, e.subject_id`,
  );

/** All that one business still has to do by a day, whatever the rules; `days` is 0. */
export const listAwaited = (db: Db, deadlines: Deadlines, mypageId: number): Promise<DueReminder[]> =>
  queryRows<DueReminder>(
    db,
    Prisma.sql`
      SELECT ${columns}, 0 AS days FROM ${deadlinesSql(deadlines)} e ${ofMember} WHERE e.my_page_id = ${mypageId}`,
  );

/** What went out to one business from a day on, or last, and is still awaited by the same due day. */
export const listStillAwaited = (
  db: Db,
  deadlines: Deadlines,
  { mypageId, since }: { readonly mypageId: number; readonly since: string },
): Promise<DueReminder[]> =>
  queryRows<DueReminder>(
    db,
    Prisma.sql`SELECT ${columns}, max(sent.days)::int AS days
      FROM ${deadlinesSql(deadlines)} e
      JOIN reminder sent ON sent.source = e.source AND sent.subject_id = e.subject_id AND sent.due_on = e.due_on
      ${ofMember}
      WHERE e.my_page_id = ${mypageId} AND sent.sent_on >= least(${since}::date,
        (SELECT max(latest.sent_on) FROM reminder latest WHERE latest.my_page_id = ${mypageId}))
      GROUP BY e.source, e.subject_id, e.kind, e.due_on, e.title, e.branch_number, e.variant, e.member_id,
        of_member.name
      ORDER BY e.due_on, e.source, e.subject_id`,
  );

/**
 * Who is to be reminded: a my page as twice its id, an application as twice its id and one, in that order.
 * @param after the last one of the batch before
 */
export const listReminded = async (
  db: Db,
  plan: Plan,
  { after, take }: { readonly after: number; readonly take: number },
): Promise<number[]> => {
  const rows = await queryRows<{ whom: number }>(
    db,
    Prisma.sql`SELECT DISTINCT coalesce(e.my_page_id * 2, e.application_id * 2 + 1) AS whom
      FROM ${plannedSql(plan, {})} e
      WHERE e.hold_id IS NULL AND coalesce(e.my_page_id * 2, e.application_id * 2 + 1) > ${after}
      ORDER BY whom LIMIT ${take}`,
  );
  return rows.map(({ whom }) => whom);
};

/** How many there are. */
export const countReminded = async (db: Db, plan: Plan): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(DISTINCT coalesce(e.my_page_id * 2, e.application_id * 2 + 1))::int AS count
      FROM ${plannedSql(plan, {})} e WHERE e.hold_id IS NULL`,
  );
  return row?.count ?? 0;
};

/** Whose a deadline is, when somebody still has to do something by it. @returns null otherwise */
export const findDeadline = async (
  db: Db,
  deadlines: Deadlines,
  { source, subjectId }: { readonly source: number; readonly subjectId: number },
): Promise<{ mypageId: number | null; applicationId: number | null; projectId: number } | null> => {
  const [row] = await queryRows<{ mypageId: number | null; applicationId: number | null; projectId: number }>(
    db,
    Prisma.sql`SELECT e.my_page_id AS "mypageId", e.application_id AS "applicationId", e.project_id AS "projectId"
      FROM ${deadlinesSql(deadlines)} e WHERE e.source = ${source} AND e.subject_id = ${subjectId} LIMIT 1`,
  );
  return row ?? null;
};
