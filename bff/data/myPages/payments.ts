import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { toDate } from '../engine/values.ts';

type SettledPayment = {
  readonly mypageId: number;
  /** yen */
  readonly amount: number;
  readonly paidOn: string;
  readonly recordedById: number;
  /** The bank account as it was. */
  readonly account: object;
};

/** PaymentStatus and PaymentMethod of the contract. */
const PAID = 5;
const FAILED = 6;
const CANCELED = 7;
const SETTLEMENT = 0;

/** Records that the settlement of a my page was paid: its open payment, or a new one. */
export const settlePayment = async (
  db: Db,
  { mypageId, paidOn, account, ...data }: SettledPayment,
): Promise<void> => {
  const settled = {
    ...data,
    account: account as Prisma.InputJsonObject,
    paidOn: toDate(paidOn),
    status: PAID,
    failureReason: null,
  };
  const open = await db.payment.findFirst({
    where: { mypageId, method: SETTLEMENT, status: { not: CANCELED } },
  });
  if (open === null) {
    await db.payment.create({ data: { ...settled, mypageId, method: SETTLEMENT } });
    return;
  }
  await db.payment.update({ where: { id: open.id }, data: { ...settled, version: { increment: 1 } } });
};

/** The bank sent the settlement back. */
export const failPayment = async (db: Db, mypageId: number, failureReason: string): Promise<void> => {
  await db.payment.updateMany({
    where: { mypageId, method: SETTLEMENT, status: PAID },
    data: { status: FAILED, failureReason, version: { increment: 1 } },
  });
};

/** Everything that was paid, also on estimate, has come back from the business. */
export const takeBackPayments = async (db: Db, mypageId: number, failureReason: string): Promise<void> => {
  await db.payment.updateMany({
    where: { mypageId, status: PAID },
    data: { status: FAILED, failureReason, version: { increment: 1 } },
  });
};

/** Stops a settlement that has not left yet. */
export const cancelOpenPayments = async (db: Db, mypageId: number, cancelReason: string): Promise<void> => {
  await db.payment.updateMany({
    where: { mypageId, method: SETTLEMENT, status: { notIn: [PAID, CANCELED] } },
    data: { status: CANCELED, cancelReason, version: { increment: 1 } },
  });
};
