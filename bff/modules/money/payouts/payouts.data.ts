import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import { type DayNames, type Plain, plain, withDates } from '#bff/platform/database/values.ts';
import {
  NOT_COUNTED,
  type PayoutFilter,
  type PayoutTotals,
  payoutsOf,
  readPayoutTotals,
} from './payoutFilter.data.ts';

/** PaymentStatus and DocumentType of the contract. */
const PAID = 5;
const CANCELED = 7;
const CLAIM = 58;
/** RecoveryStatus. */
const WITHDRAWN = 4;

const hand = { select: { name: true, type: true } } as const;

/** Beside the payment what its guards look at: the amounts, the account as it is now, the claim. */
const detail = {
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      projectStatus: true,
      grantAmount: true,
      confirmedAmount: true,
      project: { select: { shortName: true, paymentSetting: { select: { estimatePercent: true } } } },
      corporation: { select: { name: true, bankAccount: true } },
      sections: {
        where: { documentType: CLAIM, branchNumber: null, deletedAt: null },
        select: { status: true },
      },
      recoveries: {
        where: { status: { not: WITHDRAWN }, supersededAt: null },
        orderBy: { number: 'asc' },
        select: { number: true, status: true },
      },
    },
  },
  enteredBy: hand,
  checkedBy: hand,
  approvedBy: hand,
  batch: { select: { transferOn: true } },
} as const satisfies Prisma.PaymentInclude;

export type PayoutRow = Plain<Prisma.PaymentGetPayload<{ include: typeof detail }>>;

const SORTED: SqlColumns = {
  id: Prisma.sql`payment.id`,
  requestedOn: Prisma.sql`payment.requested_on`,
  amount: Prisma.sql`payment.amount`,
  displayCode: Prisma.sql`p.display_code`,
  updatedAt: Prisma.sql`payment.updated_at`,
};

/** A row's id with the values that it is sorted by. */
type PayoutPlace = {
  readonly id: number;
  readonly requestedOn: string | null;
  readonly amount: number;
  readonly displayCode: string;
  readonly updatedAt: Date;
};

/** The rows of these places, in their order. */
const readRows = async (db: Db, places: readonly PayoutPlace[]): Promise<PayoutRow[]> => {
  const ids = places.map(({ id }) => id);
  const rows = await db.payment.findMany({ where: { id: { in: ids } }, include: detail });
  const byId = new Map(rows.map((row): [number, PayoutRow] => [row.id, plain(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The sums are of all payments of the filter; 0 where they are not counted. */
export type PayoutPage = Page<PayoutRow> & Omit<PayoutTotals, 'total'>;

export const listPayoutRows = async (
  db: Db,
  filter: PayoutFilter,
  request: PageRequest,
): Promise<PayoutPage> => {
  const { isCounted = true } = request;
  const totals = isCounted ? readPayoutTotals(db, filter) : Promise.resolve(NOT_COUNTED);
  const source = payoutsOf(filter);
  const [page, { total: _total, ...sums }] = await Promise.all([
    readSqlPage(request, {
      columns: SORTED,
      find: ({ where: beyond, orderBy, take }) =>
        queryRows<PayoutPlace>(
          db,
          Prisma.sql`SELECT payment.id, payment.requested_on::text AS "requestedOn", payment.amount::float8 AS amount,
              p.display_code AS "displayCode", payment.updated_at AS "updatedAt"
            ${source} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
        ),
      count: async () => (await totals).total,
    }),
    totals,
  ]);
  return { ...page, items: await readRows(db, page.items), ...sums };
};

/** The ids of all that a filter has; one more than the limit tells that there are more. */
export const listPayoutIds = async (db: Db, filter: PayoutFilter, limit: number): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT payment.id ${payoutsOf(filter)} ORDER BY p.display_code, payment.id LIMIT ${limit + 1}`,
  );
  return rows.map(({ id }) => id);
};

const MAX_OF_A_MY_PAGE = 200;

/** Every payment of a my page, the newest first. */
export const listPayoutsOf = async (db: Db, mypageId: number): Promise<PayoutRow[]> => {
  const rows = await db.payment.findMany({
    where: { mypageId },
    orderBy: { id: 'desc' },
    take: MAX_OF_A_MY_PAGE,
    include: detail,
  });
  return rows.map((row) => plain(row));
};

/** @returns null when the caller may not see it */
export const findPayout = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<PayoutRow | null> =>
  plain(await db.payment.findFirst({ where: { id, myPage: visibleMyPages(visibility) }, include: detail }));

/** What a request for a payment looks at, of a my page that the caller may see. */
export const findPayoutBasis = async (db: Db, mypageId: number, visibility: MyPageVisibility) =>
  plain(
    await db.myPage.findFirst({
      where: { AND: [{ id: mypageId }, visibleMyPages(visibility)] },
      select: detail.myPage.select,
    }),
  );

export type PayoutBasis = NonNullable<Awaited<ReturnType<typeof findPayoutBasis>>>;

/** Yen of a my page: requested (all that is not canceled) and paid. */
export const sumPayoutsOf = async (
  db: Db,
  mypageId: number,
): Promise<{ readonly requested: number; readonly paid: number }> => {
  const [sums] = await queryRows<{ requested: number; paid: number }>(
    db,
    Prisma.sql`SELECT coalesce(sum(amount), 0)::float8 AS requested,
        coalesce(sum(amount) FILTER (WHERE status = ${PAID}), 0)::float8 AS paid
      FROM payment WHERE my_page_id = ${mypageId} AND status <> ${CANCELED}`,
  );
  return sums ?? { requested: 0, paid: 0 };
};

export type NewPayout = Pick<
  Prisma.PaymentUncheckedCreateInput,
  'mypageId' | 'method' | 'amount' | 'enteredById' | 'createdAt'
>;

/** A draft of a payment. @returns its id */
export const insertPayout = async (db: Db, data: NewPayout): Promise<number> =>
  (await db.payment.create({ data, select: { id: true } })).id;

/** Columns of a payment with its days as 'YYYY-MM-DD'. */
export type PayoutChange = DayNames<Prisma.PaymentUncheckedUpdateManyInput>;

/** Nobody's hand is on it any more: it has to be checked and approved anew. */
export const UNCHECKED: PayoutChange = {
  account: Prisma.DbNull,
  checkedById: null,
  checkedAt: null,
  approvedById: null,
  approvedAt: null,
  isOneHanded: false,
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updatePayoutRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: PayoutChange,
): Promise<number> => {
  const { count } = await db.payment.updateMany({
    where: { id, version },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};

/** Payments of which the bank's result is in and the rest is still to be done, the oldest first. */
export const listFollowUps = async (db: Db, limit: number) =>
  db.payment.findMany({
    where: { followsUp: true },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, mypageId: true },
  });
