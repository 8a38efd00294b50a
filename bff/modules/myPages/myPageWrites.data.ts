import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { type DayNames, withDates } from '#bff/platform/database/values.ts';

/** Columns of a my page with its days as 'YYYY-MM-DD'. */
export type MyPageChange = DayNames<Prisma.MyPageUncheckedUpdateManyInput>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateMyPageRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: MyPageChange,
): Promise<number> => {
  const { count } = await db.myPage.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};

/** What follows from other records; the my page's own version stays, so nobody's change is refused because of it. */
export const updateMyPageFacts = async (db: Db, id: number, facts: MyPageChange): Promise<void> => {
  await db.myPage.updateMany({ where: { id }, data: withDates(facts) });
};

/** What follows from its sections and from the day. */
export type MyPageFigures = {
  readonly id: number;
  readonly computedDelayStatus: number;
  readonly delayStatus: number;
  readonly delayCauses: readonly object[];
  readonly priority: number;
  readonly overallProgress: number;
  readonly nextDueOn: string | null;
  readonly lastSubmittedAt: Date | null;
};

/**
 * Writes the figures of any number of my pages in one statement. The my pages' own versions stay, so nobody's change
 * is refused because of it.
 */
export const updateMyPageFigures = async (db: Db, figures: readonly MyPageFigures[]): Promise<void> => {
  await execute(
    db,
    Prisma.sql`
      UPDATE my_page SET computed_delay_status = figures."computedDelayStatus", delay_status = figures."delayStatus",
        delay_causes = figures."delayCauses", priority = figures.priority,
        overall_progress = figures."overallProgress", next_due_on = figures."nextDueOn",
        last_submitted_at = figures."lastSubmittedAt", updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) AS figures(id int, "computedDelayStatus" int,
        "delayStatus" int, "delayCauses" jsonb, priority int, "overallProgress" int, "nextDueOn" date,
        "lastSubmittedAt" timestamptz)
      WHERE my_page.id = figures.id`,
  );
};

export type NewMyPageHistory = Prisma.MyPageHistoryUncheckedCreateInput;

export const insertMyPageHistory = batchedWrite<NewMyPageHistory>((db, entries) =>
  insertMyPageHistories(db, entries),
);

export const insertMyPageHistories = async (db: Db, entries: readonly NewMyPageHistory[]): Promise<void> => {
  await insertRows(db, { table: 'my_page_history', isDated: false }, entries);
};

/** Removes a my page that nothing was handed in on, with its sections. */
export const deleteSectionsOfMyPage = async (db: Db, mypageId: number, deletedAt: Date): Promise<void> => {
  await db.section.updateMany({ where: { mypageId, deletedAt: null }, data: { deletedAt } });
};

type ContactChange = { readonly name?: string; readonly phone?: string };

export const updateContact = async (db: Db, id: number, change: ContactChange): Promise<void> => {
  await db.corporationUser.update({ where: { id }, data: { ...change, version: { increment: 1 } } });
};

type Confirmation = { readonly confirmedAt: Date | null; readonly confirmedById: number | null };

export const confirmBankAccount = async (db: Db, id: number, confirmation: Confirmation): Promise<void> => {
  await db.bankAccount.update({ where: { id }, data: { ...confirmation, version: { increment: 1 } } });
};
