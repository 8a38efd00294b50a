import type { Db } from '#bff/core/database.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { oneOf, searched } from '#bff/modules/myPages/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { readPage } from '#bff/platform/database/prismaPaging.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

const named = { select: { name: true } } as const;

const include = {
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      project: { select: { shortName: true, programKind: true, roundingUnit: true } },
      corporation: { select: { name: true } },
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

export type AmountProposalFilter = {
  readonly visibility: MyPageVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly search?: SearchText | undefined;
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
  ...notOwn(filter.notOwnId),
  mypageId: filter.mypageId,
  status: oneOf(filter.statuses),
  kind: oneOf(filter.kinds),
  myPage: {
    AND: [visibleMyPages(filter.visibility), searched(filter.search)],
    projectId: filter.projectId,
  },
});

/** How many proposals the list with that filter has. */
export const countAmountProposalRows = (db: Db, filter: AmountProposalFilter): Promise<number> =>
  db.amountProposal.count({ where: whereOf(filter) });

export const listAmountProposalRows = async (
  db: Db,
  filter: AmountProposalFilter,
  request: PageRequest,
): Promise<Page<AmountProposalSummaryRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.amountProposal.findMany({
        where: { AND: [where, beyond] },
        orderBy,
        take,
        include,
        omit,
      }),
    () => db.amountProposal.count({ where }),
  );
  return mapPage(page, (row): AmountProposalSummaryRow => plain(row));
};

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
