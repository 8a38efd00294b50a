import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageRecords, ofMyPages, oneOf, recordOwner } from '#bff/modules/myPages/index.ts';
import { daysIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { type DayNames, dayOf, type Plain, plain, toDate, withDates } from '#bff/platform/database/values.ts';

/** PropertyStatus Confirmed. */
const CONFIRMED = 3;

const person = { select: { name: true, type: true } } as const;

/** PropertyDisposalStatus Draft, Submitted, Returned, MAFFConfirming: not decided. */
const OPEN_DISPOSAL = { in: [0, 1, 2, 3] };

const detail = {
  disposals: { where: { status: OPEN_DISPOSAL }, select: { id: true } },
  paymentItem: { select: { number: true, expenseCategory: true } },
  enteredBy: person,
  confirmedBy: person,
  myPage: {
    select: {
      ...recordOwner,
      projectStatus: true,
      project: { select: { shortName: true, expenseCategoryList: true } },
    },
  },
} as const satisfies Prisma.PropertyLedgerItemInclude;

export type PropertyRow = Plain<Prisma.PropertyLedgerItemGetPayload<{ include: typeof detail }>>;

/** What a confirmed line is on a day (PropertyState of the contract). */
export type PropertyState = 'restricted' | 'free' | 'disposed';

export type PropertyFilter = MyPageRecords & {
  readonly today: string;
  readonly statuses?: readonly number[] | undefined;
  readonly states?: readonly PropertyState[] | undefined;
  readonly restrictedFrom?: string | undefined;
  readonly restrictedBefore?: string | undefined;
};

const stateWhere = (state: PropertyState, today: string): Prisma.PropertyLedgerItemWhereInput => {
  if (state === 'disposed') return { disposedOn: { not: null } };
  const until = state === 'restricted' ? { gte: toDate(today) } : { lt: toDate(today) };
  return { status: CONFIRMED, disposedOn: null, restrictionUntil: until };
};

const whereOf = (filter: PropertyFilter): Prisma.PropertyLedgerItemWhereInput => ({
  ...ofMyPages(filter),
  AND: filter.states?.length ? { OR: filter.states.map((state) => stateWhere(state, filter.today)) } : {},
  status: oneOf(filter.statuses),
  restrictionUntil: daysIn({ from: filter.restrictedFrom, to: filter.restrictedBefore }),
});

export const propertyRows = listOf({
  where: whereOf,
  find: (db, page) => db.propertyLedgerItem.findMany({ ...page, include: detail }),
  count: (db, where) => db.propertyLedgerItem.count({ where }),
});

/** The whole ledger of a my page, in the order of its deals. */
export const listLedgerRows = async (db: Db, mypageId: number): Promise<PropertyRow[]> =>
  (
    await db.propertyLedgerItem.findMany({
      where: { mypageId },
      orderBy: [{ paymentItem: { number: 'asc' } }, { part: 'asc' }, { id: 'asc' }],
      include: detail,
    })
  ).map((row): PropertyRow => plain(row));

/** @returns null when the caller may not see it */
export const findProperty = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<PropertyRow | null> =>
  plain(
    await db.propertyLedgerItem.findFirst({
      where: { id, myPage: visibleMyPages(visibility) },
      include: detail,
    }),
  );

/** The last day on which something of a ledger is restricted: what was disposed of is restricted no more. */
export const findLastRestriction = async (db: Db, mypageId: number): Promise<string | null> => {
  const { _max } = await db.propertyLedgerItem.aggregate({
    where: { mypageId, status: CONFIRMED, disposedOn: null },
    _max: { restrictionUntil: true },
  });
  return _max.restrictionUntil && dayOf(_max.restrictionUntil);
};

const piece = { id: true, part: true, amount: true, subsidyAmount: true, status: true } as const;

/** A line as far as the others of its deal depend on it. */
export type DealPiece = Plain<Prisma.PropertyLedgerItemGetPayload<{ select: typeof piece }>>;

/** All lines of a deal, in their order. */
export const listPiecesOf = async (db: Db, paymentItemId: number): Promise<DealPiece[]> =>
  (
    await db.propertyLedgerItem.findMany({
      where: { paymentItemId },
      orderBy: { part: 'asc' },
      select: piece,
    })
  ).map((row): DealPiece => plain(row));

/** Columns of a line with its days as 'YYYY-MM-DD'. */
export type PropertyChange = DayNames<Prisma.PropertyLedgerItemUncheckedUpdateManyInput>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updatePropertyRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: PropertyChange,
): Promise<number> => {
  const { count } = await db.propertyLedgerItem.updateMany({
    where: { id, version },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};

/** Confirms any number of lines of a held my page in one statement. */
export const confirmPropertyRows = async (
  db: Db,
  ids: readonly number[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> => {
  await db.propertyLedgerItem.updateMany({
    where: { id: { in: [...ids] } },
    data: {
      status: CONFIRMED,
      confirmedById: by,
      confirmedAt: at,
      returnReason: null,
      version: { increment: 1 },
    },
  });
};

/** @returns how many rows went: 0 when it no longer has that version */
export const deletePropertyRow = async (db: Db, id: number, version: number): Promise<number> => {
  const { count } = await db.propertyLedgerItem.deleteMany({ where: { id, version } });
  return count;
};

export type NewPiece = {
  readonly part: number;
  readonly amount: number;
  readonly subsidyAmount: number;
};

/** Another line of the deal of one, for the rest of it. @returns its id */
export const insertPiece = async (db: Db, of: PropertyRow, added: NewPiece): Promise<number> => {
  const { mypageId, paymentItemId, name, dealAmount, dealSubsidyAmount, acquiredOn } = of;
  const row = await db.propertyLedgerItem.create({
    data: {
      mypageId,
      paymentItemId,
      name,
      dealAmount,
      dealSubsidyAmount,
      acquiredOn: toDate(acquiredOn),
      ...added,
    },
    select: { id: true },
  });
  return row.id;
};
