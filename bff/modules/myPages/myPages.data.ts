import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { oneOf } from './myPageSearch.data.ts';

/** ChangeRequestStatus Draft, Submitted, Returned, MAFFConfirming: not decided, not withdrawn. */
const openRequest = { deletedAt: null, status: { in: [0, 1, 2, 3] } };

/** AmountProposalStatus Approved: approved, not yet notified. */
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
