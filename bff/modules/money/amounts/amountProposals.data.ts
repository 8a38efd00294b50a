import type { Db } from '#bff/core/database.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageRecords, ofMyPages, oneOf, recordOwner } from '#bff/modules/myPages/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

const named = { select: { name: true } } as const;

const include = {
  myPage: {
    select: {
      ...recordOwner,
      project: { select: { shortName: true, programKind: true, roundingUnit: true } },
    },
  },
  proposedBy: named,
  checkedBy: named,
  approvedBy: named,
} as const satisfies Prisma.AmountProposalInclude;

/** A list shows no calculation: it names every deal that was not accepted. */
const omit = { calculation: true, basis: true } as const satisfies Prisma.AmountProposalOmit;

export type AmountProposalRow = Plain<Prisma.AmountProposalGetPayload<{ include: typeof include }>>;
export type AmountProposalSummaryRow = Plain<
  Prisma.AmountProposalGetPayload<{ include: typeof include; omit: typeof omit }>
>;

export type AmountProposalFilter = MyPageRecords & {
  readonly statuses?: readonly number[] | undefined;
  readonly kinds?: readonly number[] | undefined;
  /** Only those that this administrator has neither proposed nor checked. */
  readonly notOwnId?: number | undefined;
};

const notOwn = (id: number | undefined): Prisma.AmountProposalWhereInput =>
  id === undefined
    ? {}
    : {
        AND: [
          { OR: [{ proposedById: null }, { proposedById: { not: id } }] },
          { OR: [{ checkedById: null }, { checkedById: { not: id } }] },
        ],
      };

const whereOf = (filter: AmountProposalFilter): Prisma.AmountProposalWhereInput => ({
  ...ofMyPages(filter),
  ...notOwn(filter.notOwnId),
  status: oneOf(filter.statuses),
  kind: oneOf(filter.kinds),
});

export const amountProposalRows = listOf({
  where: whereOf,
  find: (db, page) => db.amountProposal.findMany({ ...page, include, omit }),
  count: (db, where) => db.amountProposal.count({ where }),
});

/** @returns null when the caller may not see it */
export const findAmountProposal = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<AmountProposalRow | null> =>
  plain(await db.amountProposal.findFirst({ where: { id, myPage: visibleMyPages(visibility) }, include }));

const { Applied, Approved, Checked, Proposed } = AmountProposalStatus;

/** The open proposal of a kind, not yet notified. */
export const findOpenProposal = (db: Db, mypageId: number, kind: number) =>
  db.amountProposal.findFirst({
    where: { mypageId, kind, status: { not: Applied } },
    select: { id: true, status: true },
  });

/** Proposals of these my pages that go on as long as what they rest on is as it was. */
export const listPendingProposals = (db: Db, mypageIds: readonly number[]) =>
  db.amountProposal.findMany({
    where: { mypageId: { in: [...mypageIds] }, status: { in: [Proposed, Checked, Approved] } },
    orderBy: { id: 'asc' },
    select: { id: true, mypageId: true, kind: true, status: true, basis: true },
  });

export type PendingProposal = Awaited<ReturnType<typeof listPendingProposals>>[number];

export type NewAmountProposal = Omit<Prisma.AmountProposalUncheckedCreateInput, 'id' | 'number'>;

/** The next proposal of a my page that the caller holds. @returns its id */
export const insertAmountProposal = async (db: Db, data: NewAmountProposal): Promise<number> => {
  const { mypageId } = data;
  const last = await db.amountProposal.aggregate({ where: { mypageId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const row = await db.amountProposal.create({ data: { ...data, number }, select: { id: true } });
  return row.id;
};

export type AmountProposalChange = Omit<Prisma.AmountProposalUncheckedUpdateManyInput, 'version'>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateAmountProposalRow = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  change: AmountProposalChange,
): Promise<number> => {
  const data = { ...change, version: { increment: 1 } };
  return (await db.amountProposal.updateMany({ where: { id, version }, data })).count;
};

/** Sets any number of proposals back, in one statement. */
export const returnProposals = async (
  db: Db,
  ids: readonly number[],
  returnReason: string,
): Promise<void> => {
  await db.amountProposal.updateMany({
    where: { id: { in: [...ids] } },
    data: {
      status: AmountProposalStatus.Returned,
      returnReason,
      checkedById: null,
      checkedAt: null,
      approvedById: null,
      approvedAt: null,
      version: { increment: 1 },
    },
  });
};
