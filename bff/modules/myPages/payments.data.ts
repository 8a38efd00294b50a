import type { Db } from '#bff/core/database.ts';

/** PaymentStatus and PaymentMethod of the contract. */
const EXPORTED = 4;
const PAID = 5;
const FAILED = 6;
const CANCELED = 7;
const SETTLEMENT = 0;

/** A payment that moved, with what it was. */
export type MovedPayment = { readonly id: number; readonly fromStatus: number; readonly toStatus: number };

/** Marks all paid payments, estimates included, as returned by the business. @returns those that moved */
export const revokePayments = async (
  db: Db,
  mypageId: number,
  { failureReason, failedAt }: { failureReason: string; failedAt: Date },
): Promise<MovedPayment[]> => {
  const where = { mypageId, status: PAID };
  const rows = await db.payment.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } });
  await db.payment.updateMany({
    where,
    data: { status: FAILED, failureReason, failedAt, version: { increment: 1 } },
  });
  return rows.map(({ id }) => ({ id, fromStatus: PAID, toStatus: FAILED }));
};

/** Stops settlements that have not left yet. @returns what moved */
export const cancelOpenPayments = async (
  db: Db,
  mypageId: number,
  cancelReason: string,
): Promise<MovedPayment[]> => {
  const where = { mypageId, method: SETTLEMENT, status: { notIn: [EXPORTED, PAID, CANCELED] } };
  const rows = await db.payment.findMany({
    where,
    orderBy: { id: 'asc' },
    select: { id: true, status: true },
  });
  await db.payment.updateMany({
    where,
    data: { status: CANCELED, cancelReason, version: { increment: 1 } },
  });
  return rows.map(({ id, status }) => ({ id, fromStatus: status, toStatus: CANCELED }));
};
