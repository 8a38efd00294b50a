import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { plain, toDate } from '#bff/platform/database/values.ts';

export type NewReminder = {
  readonly source: number;
  readonly subjectId: number;
  readonly kind: number;
  readonly title: string;
  readonly dueOn: string;
  readonly days: number;
  readonly sentOn: string;
  readonly projectId: number;
  readonly mypageId: number | null;
  readonly applicationId: number | null;
};

/** Notes what goes out with this transaction. @returns those that were not out before, by source and subject */
export const insertReminders = (
  db: Db,
  reminders: readonly NewReminder[],
): Promise<{ source: number; subjectId: number }[]> =>
  queryRows<{ source: number; subjectId: number }>(
    db,
    Prisma.sql`
      INSERT INTO reminder (source, subject_id, kind, title, due_on, days, sent_on, project_id, my_page_id,
        application_id)
      SELECT source, "subjectId", kind, title, "dueOn", days, "sentOn", "projectId", "mypageId", "applicationId"
      FROM jsonb_to_recordset(${JSON.stringify(reminders)}::jsonb) AS made(source int, "subjectId" int, kind int,
        title text, "dueOn" date, days int, "sentOn" date, "projectId" int, "mypageId" int, "applicationId" int)
      ORDER BY source, "subjectId"
      ON CONFLICT DO NOTHING RETURNING source, subject_id AS "subjectId"`,
  );

/** The last day up to today whose reminders are all out; null where none ever were. */
export const findLastReminderDay = async (db: Db, today: string): Promise<string | null> => {
  const where = { doneOn: { lte: toDate(today) } };
  const last = plain(await db.reminderDay.findFirst({ where, orderBy: { doneOn: 'desc' } }));
  return last?.doneOn ?? null;
};

/** Another process may have been quicker. */
export const markReminderDay = async (db: Db, day: string): Promise<void> => {
  await db.reminderDay.createMany({ data: [{ doneOn: toDate(day) }], skipDuplicates: true });
};

type Subject = { readonly source: number; readonly subjectId: number };

type NewHold = Subject & {
  readonly reason: string;
  readonly untilOn: string | null;
  readonly heldById: number;
};

const withHolder = { heldBy: { select: { name: true } } } as const satisfies Prisma.ReminderHoldInclude;

/**
 * Holds a subject; one hold whose last day is over makes room.
 * @returns null when somebody holds it
 */
export const insertHold = async (db: Db, { untilOn, ...hold }: NewHold, today: string) => {
  const { source, subjectId } = hold;
  await db.reminderHold.deleteMany({ where: { source, subjectId, untilOn: { lt: toDate(today) } } });
  const data = { ...hold, untilOn: untilOn === null ? null : toDate(untilOn) };
  const [made] = await db.reminderHold.createManyAndReturn({ data: [data], skipDuplicates: true });
  return made === undefined ? null : findHold(db, { source, subjectId });
};

/** @returns null where nobody holds it */
export const findHold = async (db: Db, { source, subjectId }: Subject) =>
  plain(
    await db.reminderHold.findUnique({
      where: { source_subjectId: { source, subjectId } },
      include: withHolder,
    }),
  );

/** @returns how many rows were deleted: 0 when it no longer has that version */
export const deleteHold = async (db: Db, id: number, version: number | undefined): Promise<number> =>
  (await db.reminderHold.deleteMany({ where: { id, version } })).count;

/** A round with its rules of reminders; null where nothing was set. */
export const findReminderSetting = (db: Db, projectId: number) =>
  db.project.findFirst({
    where: { id: projectId, deletedAt: null },
    select: { id: true, shortName: true, reminderSetting: { select: { rules: true, version: true } } },
  });

/** The first rules of a round, whose project is held: the second version, as the usual ones were the first. */
export const insertReminderSetting = async (db: Db, projectId: number, rules: object[]): Promise<void> => {
  await db.reminderSetting.create({ data: { projectId, rules: rules as Prisma.InputJsonArray, version: 2 } });
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateReminderSetting = async (
  db: Db,
  { projectId, version }: { readonly projectId: number; readonly version: number | undefined },
  rules: object[],
): Promise<number> => {
  const { count } = await db.reminderSetting.updateMany({
    where: { projectId, version },
    data: { rules: rules as Prisma.InputJsonArray, version: { increment: 1 } },
  });
  return count;
};

/** The rules that rounds have of their own. */
export const listOwnRules = async (db: Db): Promise<unknown[]> =>
  (await db.reminderSetting.findMany({ select: { rules: true } })).map(({ rules }) => rules);
