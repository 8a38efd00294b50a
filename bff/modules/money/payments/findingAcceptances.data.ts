import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

export type AcceptanceRow = Prisma.PaymentFindingAcceptanceGetPayload<object>;

/** What the office takes as it is, in any number of deals. */
export const listAcceptances = (db: Db, itemIds: readonly number[]): Promise<AcceptanceRow[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT id, item_id AS "itemId", key, message, reason, accepted_by_id AS "acceptedById",
          accepted_by_name AS "acceptedByName", accepted_at AS "acceptedAt"
        FROM payment_finding_acceptance WHERE item_id = ANY(${[...itemIds]}::int[])`,
  );

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
