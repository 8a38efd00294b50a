import type { Db } from '#bff/core/database.ts';
import { PaymentMethod, PaymentStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

const basis = {
  id: true,
  projectStatus: true,
  eligibleCost: true,
  appliedAmount: true,
  grantAmount: true,
  project: {
    select: {
      programKind: true,
      subsidyRateNumerator: true,
      subsidyRateDenominator: true,
      roundingUnit: true,
      minSubsidy: true,
      maxSubsidy: true,
      maxSubsidyWithA: true,
      minTotalCost: true,
    },
  },
  expensePlans: {
    orderBy: { version: 'desc' },
    take: 1,
    select: {
      version: true,
      items: {
        orderBy: { number: 'asc' },
        select: { part: true, expenseCategory: true, eligibleAmount: true },
      },
    },
  },
  payments: {
    where: { method: PaymentMethod.Estimate, status: PaymentStatus.Paid },
    select: { amount: true },
  },
  paymentItems: {
    where: { excludedAmount: { gt: 0 } },
    orderBy: { number: 'asc' },
    select: {
      number: true,
      expenseCategory: true,
      description: true,
      payee: true,
      eligibleAmount: true,
      excludedAmount: true,
      excludedReason: true,
    },
  },
} as const satisfies Prisma.MyPageSelect;

type BasisRow = Plain<Prisma.MyPageGetPayload<{ select: typeof basis }>>;

/** The deals of one category together, in yen without tax. */
export type DealSum = {
  readonly expenseCategory: number;
  /** What the business claims of it. */
  readonly eligibleAmount: number;
  readonly excludedAmount: number;
  readonly count: number;
};

/** What the amount of a my page is calculated from. */
export type AmountBasis = BasisRow & {
  readonly deals: readonly DealSum[];
  /** Of every deal as it is now: another one when any of them has changed. */
  readonly dealsDigest: string;
};

type RawSum = DealSum & { readonly mypageId: number };
type RawDigest = { readonly mypageId: number; readonly digest: string };

const sumDeals = (db: Db, ids: readonly number[]) =>
  queryRows<RawSum>(
    db,
    Prisma.sql`SELECT my_page_id AS "mypageId", expense_category::int AS "expenseCategory",
        sum(eligible_amount)::float8 AS "eligibleAmount", sum(excluded_amount)::float8 AS "excludedAmount",
        count(*)::int AS count
      FROM payment_item WHERE my_page_id = ANY(${[...ids]}) GROUP BY 1, 2 ORDER BY 1, 2`,
  );

const digestDeals = (db: Db, ids: readonly number[]) =>
  queryRows<RawDigest>(
    db,
    Prisma.sql`SELECT my_page_id AS "mypageId", md5(string_agg(id || ':' || version, ',' ORDER BY id)) AS digest
      FROM payment_item WHERE my_page_id = ANY(${[...ids]}) GROUP BY 1`,
  );

/** Reads what the amounts of any number of my pages are calculated from. @returns by the id of the my page */
export const findAmountBases = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AmountBasis>> => {
  const [rows, sums, digests] = await Promise.all([
    db.myPage.findMany({ where: { id: { in: [...ids] } }, select: basis }),
    sumDeals(db, ids),
    digestDeals(db, ids),
  ]);
  const sumsOf = Map.groupBy(sums, ({ mypageId }) => mypageId);
  const digestOf = new Map(digests.map(({ mypageId, digest }) => [mypageId, digest]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...plain(row),
        deals: (sumsOf.get(row.id) ?? []).map(({ mypageId: _page, ...sum }) => sum),
        dealsDigest: digestOf.get(row.id) ?? '',
      },
    ]),
  );
};
