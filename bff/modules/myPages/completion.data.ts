import type { Db } from '#bff/core/database.ts';
import { dayOf } from '#bff/platform/database/values.ts';

/** The deals of an undertaking as far as its completion depends on them. */
export type DealDays = {
  readonly dealCount: number;
  /** Deals that are not paid yet. */
  readonly unpaidCount: number;
  /** The last day on which something was accepted or paid. */
  readonly lastOn: string | null;
};

/** What has happened to the deals of a my page, counted and not read. */
export const findDealDays = async (db: Db, mypageId: number): Promise<DealDays> => {
  const [all, unpaidCount] = await Promise.all([
    db.paymentItem.aggregate({
      where: { mypageId },
      _count: true,
      _max: { inspectedOn: true, paidOn: true },
    }),
    db.paymentItem.count({ where: { mypageId, paidOn: null } }),
  ]);
  const days = [all._max.inspectedOn, all._max.paidOn].flatMap((day) => (day === null ? [] : [dayOf(day)]));
  return { dealCount: all._count, unpaidCount, lastOn: days.toSorted().at(-1) ?? null };
};
