import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { ofMember } from '#bff/modules/sections/index.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { ComparedWith } from './comparedWith.data.ts';

/** The sums of the deals of each category, in yen. */
export const sumDealsByCategory = (
  db: Db,
  { mypageId, ofWhom }: Pick<ComparedWith, 'mypageId' | 'ofWhom'>,
): Promise<{ expenseCategory: number; paidAmount: number; excludedAmount: number }[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT expense_category::int AS "expenseCategory", sum(eligible_amount)::float8 AS "paidAmount",
          sum(excluded_amount)::float8 AS "excludedAmount"
        FROM payment_item item WHERE my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'item')} GROUP BY 1`,
  );

export type MemberSum = {
  /** Null: of the representative. */
  readonly memberId: number | null;
  readonly count: number;
  readonly paidAmount: number;
  readonly excludedAmount: number;
};

/** Sums of deals per participant, in yen. */
export const sumDealsByMember = (db: Db, mypageId: number): Promise<MemberSum[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT member_id AS "memberId", count(*)::int AS count, sum(eligible_amount)::float8 AS "paidAmount",
          sum(excluded_amount)::float8 AS "excludedAmount"
        FROM payment_item WHERE my_page_id = ${mypageId} GROUP BY 1`,
  );
