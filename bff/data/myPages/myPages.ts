import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import type { SearchText } from '../engine/search.ts';
import { type Plain, plain, toDate } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages } from './access.ts';
import { oneOf, placed, searched } from './myPageSearch.ts';

const summary = {
  project: { select: { shortName: true } },
  corporation: { select: { name: true, nameKana: true, prefecture: true } },
  assignee: { select: { name: true } },
} as const satisfies Prisma.MyPageInclude;

export type MyPageSummaryRow = Plain<Prisma.MyPageGetPayload<{ include: typeof summary }>>;

/** ChangeRequestStatus Draft, Submitted, Returned, MAFFConfirming: not decided, not withdrawn. */
const openRequest = { deletedAt: null, status: { in: [0, 1, 2, 3] } };

/** AmountProposalStatus Approved: three people stand for it, and nobody is told yet. */
const APPROVED = 2;

/** RecoveryStatus Withdrawn is 4; what was before a new beginning is of no payment any more. */
const liveRecovery = { supersededAt: null, status: { not: 4 } };

/** RecoveryReliefKind Principal and RecoveryReliefStatus Approved: lifted of the order. */
const lifted = { kind: 2, status: 1 };

const detail = {
  project: true,
  corporation: { include: { bankAccount: true } },
  assignee: { select: { name: true } },
  inspector: { select: { name: true } },
  reports: { where: { deletedAt: null }, orderBy: [{ scheduledOn: 'desc' }, { id: 'desc' }] },
  payments: { where: { status: { not: 7 } }, orderBy: { id: 'desc' } },
  changeRequests: {
    where: openRequest,
    orderBy: { number: 'asc' },
    select: { id: true, number: true, kind: true, status: true },
  },
  duties: {
    where: { sectionId: null },
    orderBy: [{ dueOn: 'asc' }, { kind: 'asc' }],
    select: { kind: true, year: true, dueOn: true },
  },
  amountProposals: { where: { status: APPROVED }, select: { kind: true, amount: true } },
  recoveries: {
    where: liveRecovery,
    orderBy: { number: 'asc' },
    select: {
      id: true,
      kind: true,
      status: true,
      amount: true,
      dueOn: true,
      reliefs: { where: lifted, select: { amount: true } },
    },
  },
  properties: { select: { status: true } },
} as const satisfies Prisma.MyPageInclude;

export type MyPageDetail = Plain<Prisma.MyPageGetPayload<{ include: typeof detail }>>;

export type MyPageFilter = {
  readonly visibility: MyPageVisibility;
  readonly ids?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
  readonly programKinds?: readonly number[] | undefined;
  readonly corporationId?: number | undefined;
  readonly projectStatuses?: readonly number[] | undefined;
  readonly delayStatuses?: readonly number[] | undefined;
  readonly phases?: readonly number[] | undefined;
  readonly priorities?: readonly number[] | undefined;
  readonly prefectures?: readonly number[] | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
  /** Yen, both ends included. */
  readonly grantAmountFrom?: number | undefined;
  readonly grantAmountTo?: number | undefined;
  readonly hasUnconfirmed?: boolean | undefined;
  /** Only those with a section in one of these states. */
  readonly sectionStatuses?: readonly number[] | undefined;
  /** Only those in which that amount is known. */
  readonly withAmount?: 'appliedAmount' | 'grantAmount' | 'confirmedAmount' | undefined;
  readonly assigneeUserId?: number | undefined;
  /** Only those that this administrator looks after or inspects. */
  readonly ownerId?: number | undefined;
  readonly search?: SearchText | undefined;
};

/** Sections in the desk's hands: handed in, or at the ministry. */
const unconfirmed = { deletedAt: null, status: { in: [1, 2] } };

const withUnconfirmed = (isWanted: boolean | undefined): Prisma.MyPageWhereInput =>
  isWanted === undefined ? {} : { sections: { [isWanted ? 'some' : 'none']: unconfirmed } };

const withSections = (statuses: readonly number[] | undefined): Prisma.MyPageWhereInput =>
  statuses === undefined ? {} : { sections: { some: { deletedAt: null, status: oneOf(statuses) } } };

type Between<Value> = { gte?: Value; lte?: Value } | undefined;

/** From one value to another, either of which may be open; undefined narrows nothing. */
const between = <Bound, Value>(
  from: Bound | undefined,
  to: Bound | undefined,
  stored: (bound: Bound) => Value,
): Between<Value> =>
  from === undefined && to === undefined
    ? undefined
    : {
        ...(from === undefined ? {} : { gte: stored(from) }),
        ...(to === undefined ? {} : { lte: stored(to) }),
      };

const whereOf = (filter: MyPageFilter): Prisma.MyPageWhereInput => ({
  AND: [
    visibleMyPages(filter.visibility),
    searched(filter.search),
    placed(filter.prefectures),
    withUnconfirmed(filter.hasUnconfirmed),
    withSections(filter.sectionStatuses),
    filter.withAmount === undefined ? {} : { [filter.withAmount]: { not: null } },
    filter.ownerId === undefined
      ? {}
      : { OR: [{ assigneeUserId: filter.ownerId }, { inspectorUserId: filter.ownerId }] },
  ],
  id: oneOf(filter.ids),
  projectId: filter.projectId,
  project: filter.programKinds && { programKind: oneOf(filter.programKinds) },
  corporationId: filter.corporationId,
  projectStatus: oneOf(filter.projectStatuses),
  delayStatus: oneOf(filter.delayStatuses),
  progressPhase: oneOf(filter.phases),
  priority: oneOf(filter.priorities),
  nextDueOn: between(filter.dueFrom, filter.dueBefore, toDate),
  grantAmount: between(filter.grantAmountFrom, filter.grantAmountTo, BigInt),
  assigneeUserId: filter.assigneeUserId,
});

/** How many my pages the list with that filter has. */
export const countMyPageRows = (db: Db, filter: MyPageFilter): Promise<number> =>
  db.myPage.count({ where: whereOf(filter) });

/** The ids of all that a filter has, by their codes; one more than the limit tells that there are more. */
export const listMyPageIds = async (db: Db, filter: MyPageFilter, limit: number): Promise<number[]> => {
  const orderBy = [
    { displayCode: 'asc' },
    { id: 'asc' },
  ] as const satisfies Prisma.MyPageOrderByWithRelationInput[];
  const rows = await db.myPage.findMany({
    where: whereOf(filter),
    orderBy: [...orderBy],
    take: limit + 1,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

export const listMyPageRows = async (
  db: Db,
  filter: MyPageFilter,
  request: PageRequest,
): Promise<Page<MyPageSummaryRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.myPage.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: summary }),
    () => db.myPage.count({ where }),
  );
  return mapPage(page, (row): MyPageSummaryRow => plain(row));
};

const cell = {
  id: true,
  mypageId: true,
  memberId: true,
  documentType: true,
  branchNumber: true,
  kind: true,
  title: true,
  status: true,
  isRequired: true,
  dueOn: true,
  returnDueOn: true,
  submittedAt: true,
} as const satisfies Prisma.SectionSelect;

/** The sections of several my pages at once, in the order of the screens. @param statuses all when left out */
export const listSectionCells = async (db: Db, mypageIds: readonly number[], statuses?: readonly number[]) =>
  (
    await db.section.findMany({
      where: { mypageId: { in: [...mypageIds] }, deletedAt: null, status: oneOf(statuses) },
      orderBy: [{ mypageId: 'asc' }, { sequence: 'asc' }, { id: 'asc' }],
      select: cell,
    })
  ).map((row) => plain(row));

export type SectionCell = Awaited<ReturnType<typeof listSectionCells>>[number];

/** A my page with what its page and its guards need. @returns null when the caller may not see it */
export const findMyPageDetail = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<MyPageDetail | null> =>
  plain(await db.myPage.findFirst({ where: { AND: [{ id }, visibleMyPages(visibility)] }, include: detail }));

/** The my page that a business represents in a project. @returns null when there is none */
export const findMyPageIdOf = async (
  db: Db,
  { projectId, corporationId }: { readonly projectId: number; readonly corporationId: number },
): Promise<number | null> => {
  const where = { projectId, corporationId, deletedAt: null };
  return (await db.myPage.findFirst({ where, select: { id: true } }))?.id ?? null;
};

/** The person that the business named first for a project. */
export const findPrimaryContact = (
  db: Db,
  { projectId, corporationId }: { readonly projectId: number; readonly corporationId: number },
) =>
  db.corporationUser.findFirst({
    where: { projectId, corporationId, isActive: true, deletedAt: null },
    orderBy: [{ isPrimary: 'desc' }, { id: 'asc' }],
    select: { id: true, name: true, email: true, phone: true },
  });

/** @param memberId whose part; null: what tells the representative */
export const countUnreadNotifications = (
  db: Db,
  mypageId: number,
  memberId: number | null,
): Promise<number> => db.notification.count({ where: { mypageId, memberId, readAt: null } });

/** How many sections were ever handed in. */
export const countSubmittedSections = (db: Db, mypageId: number): Promise<number> =>
  db.section.count({ where: { mypageId, submissionCount: { gt: 0 } } });

/** An active administrator of that type. */
export const isActiveAdmin = async (db: Db, id: number, type?: number): Promise<boolean> =>
  (await db.adminUser.count({ where: { id, type, isActive: true, deletedAt: null } })) > 0;

/** AdminType of the contract. */
const INSPECTOR = 3;

/** Whether an administrator can be in charge of desk work: anybody but an inspector. */
export const isActiveDesk = async (db: Db, id: number): Promise<boolean> =>
  (await db.adminUser.count({
    where: { id, type: { not: INSPECTOR }, isActive: true, deletedAt: null },
  })) > 0;
