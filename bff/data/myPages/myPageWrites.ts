import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { isDayName, toDate } from '../engine/values.ts';

/** Columns of a my page with its days as 'YYYY-MM-DD'. */
export type MyPageChange = {
  readonly [Name in keyof Prisma.MyPageUncheckedUpdateManyInput]?: Name extends `${string}On`
    ? string | null
    : Prisma.MyPageUncheckedUpdateManyInput[Name];
};

const withDates = (change: MyPageChange): Prisma.MyPageUncheckedUpdateManyInput =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      isDayName(name) && typeof value === 'string' ? toDate(value) : value,
    ]),
  );

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

export const insertMyPageHistory = async (
  db: Db,
  entry: Prisma.MyPageHistoryUncheckedCreateInput,
): Promise<void> => {
  await db.myPageHistory.create({ data: entry });
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
