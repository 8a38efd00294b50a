import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { lastApprovedReport } from '#bff/modules/inspections/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

/** ChangeRequestStatus Approved. */
const APPROVED = 4;
/** RecoveryStatus Ordered. */
const ORDERED = 2;

/** The papers in force of a receiver. */
export const papersInForce = {
  where: { isCurrent: true },
  select: { id: true, kind: true, number: true, issuedOn: true, createdAt: true },
} as const satisfies Prisma.MyPage$issuedPapersArgs;

const include = {
  project: true,
  corporation: { select: { name: true } },
  // The change and the inspection that were approved last, and what was ordered back last.
  changeRequests: {
    where: { status: APPROVED, deletedAt: null },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: 1,
    select: { number: true, kind: true, decidedAt: true, effectiveOn: true },
  },
  reports: {
    ...lastApprovedReport,
    select: {
      kind: true,
      approvedAt: true,
      inspectedOn: true,
      siteAddress: true,
      result: true,
      findings: true,
      correctiveAction: true,
      correctiveDueOn: true,
      inspector: { select: { name: true } },
    },
  },
  recoveries: {
    where: { status: ORDERED, supersededAt: null },
    orderBy: { number: 'desc' },
    take: 1,
    select: { amount: true, claimReason: true, orderedAt: true, orderedOn: true, dueOn: true, payTo: true },
  },
  issuedPapers: papersInForce,
} as const satisfies Prisma.MyPageInclude;

/** An undertaking as its papers tell of it. */
export type PaperSubject = Plain<Prisma.MyPageGetPayload<{ include: typeof include }>>;

/** @returns those that the caller may see, in no order */
export const listPaperSubjects = async (
  db: Db,
  ids: readonly number[],
  visibility: MyPageVisibility,
): Promise<PaperSubject[]> => {
  const rows = await db.myPage.findMany({
    where: { AND: [{ id: { in: [...ids] } }, visibleMyPages(visibility)] },
    include,
  });
  return rows.map((row): PaperSubject => plain(row));
};

/** AmountProposalStatus Applied. */
const APPLIED = 4;

/** The amount that was decided last, with its calculation. @returns null before a decision */
export const findDecidedAmount = async (db: Db, mypageId: number, kind: number) => {
  const row = await db.amountProposal.findFirst({
    where: { mypageId, kind, status: APPLIED },
    orderBy: { number: 'desc' },
    select: { amount: true, calculation: true },
  });
  return row && plain(row);
};
