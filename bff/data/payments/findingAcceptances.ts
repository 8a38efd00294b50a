import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';

export type AcceptanceRow = Prisma.PaymentFindingAcceptanceGetPayload<object>;

/** What the office takes as it is, in all deals of a my page. */
export const listAcceptances = (db: Db, mypageId: number): Promise<AcceptanceRow[]> =>
  db.paymentFindingAcceptance.findMany({ where: { item: { mypageId } } });

/** Takes a finding as it is; who did so before, and why, is replaced. */
export const saveAcceptance = async (
  db: Db,
  acceptance: Omit<Prisma.PaymentFindingAcceptanceUncheckedCreateInput, 'id'>,
): Promise<void> => {
  const { itemId, key, ...content } = acceptance;
  await db.paymentFindingAcceptance.upsert({
    where: { itemId_key: { itemId, key } },
    create: acceptance,
    update: content,
  });
};

export const removeAcceptance = async (db: Db, itemId: number, key: string): Promise<void> => {
  await db.paymentFindingAcceptance.deleteMany({ where: { itemId, key } });
};
