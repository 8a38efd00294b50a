import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { daysWithin, yenWithin } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { oneOf } from '#bff/platform/database/sqlPaging.ts';

/* What a list of payments is narrowed to, in SQL: its rows, their number and their sum are found by the same words. */

export type PayoutFilter = {
  readonly visibility: MyPageVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly batchId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly methods?: readonly number[] | undefined;
  /** Days, both ends included. */
  readonly requestedFrom?: string | undefined;
  readonly requestedTo?: string | undefined;
  readonly paidFrom?: string | undefined;
  readonly paidTo?: string | undefined;
  /** Yen, both ends included. */
  readonly amountFrom?: number | undefined;
  readonly amountTo?: number | undefined;
  /** The administrator who entered, checked or approved it. */
  readonly handledBy?: number | undefined;
  readonly search?: SearchText | undefined;
};

/** What is asked of the undertaking `p`. */
const ofUndertaking = ({ visibility, projectId, search }: PayoutFilter): Prisma.Sql =>
  Prisma.join(
    [
      visibleMyPagesSql(visibility),
      ...(projectId === undefined ? [] : [Prisma.sql`p.project_id = ${projectId}`]),
      ...(search ? [Prisma.sql`p.id IN ${foundIds('myPage', search)}`] : []),
    ],
    ' AND ',
  );

/** What is asked of the payment itself. */
const ofPayment = ({
  mypageId,
  batchId,
  statuses,
  methods,
  handledBy,
  ...ranges
}: PayoutFilter): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(mypageId === undefined ? [] : [Prisma.sql`payment.my_page_id = ${mypageId}`]),
      ...(batchId === undefined ? [] : [Prisma.sql`payment.batch_id = ${batchId}`]),
      ...(statuses ? [oneOf(Prisma.sql`payment.status`, statuses)] : []),
      ...(methods ? [oneOf(Prisma.sql`payment.method`, methods)] : []),
      ...daysWithin(Prisma.sql`payment.requested_on`, { from: ranges.requestedFrom, to: ranges.requestedTo }),
      ...daysWithin(Prisma.sql`payment.paid_on`, { from: ranges.paidFrom, to: ranges.paidTo }),
      ...yenWithin(Prisma.sql`payment.amount`, { from: ranges.amountFrom, to: ranges.amountTo }),
      ...(handledBy === undefined
        ? []
        : [
            Prisma.sql`${handledBy} IN (payment.entered_by_id, payment.checked_by_id, payment.approved_by_id)`,
          ]),
    ],
    ' AND ',
  );

/** FROM … WHERE … with `payment` and its undertaking `p`. */
export const payoutsOf = (filter: PayoutFilter): Prisma.Sql =>
  Prisma.sql`FROM payment JOIN my_page p ON p.id = payment.my_page_id
    WHERE ${ofPayment(filter)} AND ${ofUndertaking(filter)}`;

/**
 * Number and sums of the payments of a filter, in yen. A draft, a payment that failed and one that was canceled are no
 * money: they are told apart, and not added up.
 */
export type PayoutTotals = {
  readonly total: number;
  readonly totalAmount: number;
  readonly uncountedCount: number;
  readonly uncountedAmount: number;
};

export const NOT_COUNTED: PayoutTotals = { total: 0, totalAmount: 0, uncountedCount: 0, uncountedAmount: 0 };

/** PaymentStatus Draft, Failed and Canceled of the contract. */
const NO_MONEY = Prisma.sql`payment.status IN (0, 6, 7)`;

/** Payments are summed for each undertaking first: an undertaking is looked at once, not for each of them. */
export const readPayoutTotals = async (db: Db, filter: PayoutFilter): Promise<PayoutTotals> => {
  const [totals = NOT_COUNTED] = await queryRows<PayoutTotals>(
    db,
    Prisma.sql`
      SELECT coalesce(sum(asked.count), 0)::int AS total, coalesce(sum(asked.amount), 0)::float8 AS "totalAmount",
          coalesce(sum(asked.uncounted), 0)::int AS "uncountedCount",
          coalesce(sum(asked.uncounted_amount), 0)::float8 AS "uncountedAmount"
        FROM (SELECT my_page_id, count(*) AS count, sum(amount) FILTER (WHERE NOT ${NO_MONEY}) AS amount,
            count(*) FILTER (WHERE ${NO_MONEY}) AS uncounted, sum(amount) FILTER (WHERE ${NO_MONEY}) AS uncounted_amount
          FROM payment WHERE ${ofPayment(filter)} GROUP BY my_page_id) asked
        JOIN my_page p ON p.id = asked.my_page_id
        WHERE ${ofUndertaking(filter)}`,
  );
  return totals;
};
