import type { Db } from '#bff/core/database.ts';
import { dayOf } from '#bff/platform/database/values.ts';
import type { DatedYen } from '#rules/recovery/claimBalance.ts';

/** PaymentStatus Paid of the contract. */
const PAID = 5;

/**
 * What was paid to an undertaking, and when: the one answer to that question for what has to come back. Every payment
 * that arrived and stayed, also on estimate, the earliest first; an undertaking whose payments nobody recorded one by
 * one has the sum of its my page.
 */
export const listPaidMoney = async (db: Db, mypageId: number): Promise<DatedYen[]> => {
  const { paidOn, paidAmount, payments } = await db.myPage.findUniqueOrThrow({
    where: { id: mypageId },
    select: {
      paidOn: true,
      paidAmount: true,
      payments: {
        where: { status: PAID },
        orderBy: [{ paidOn: 'asc' }, { id: 'asc' }],
        select: { paidOn: true, amount: true },
      },
    },
  });
  const rows = payments.length > 0 ? payments : [{ paidOn, amount: paidAmount ?? 0n }];
  return rows.flatMap(({ paidOn: on, amount }) => {
    const day = on ?? paidOn;
    return day === null || amount === 0n ? [] : [{ on: dayOf(day), amount: Number(amount) }];
  });
};
