import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { type DayNames, type Plain, plain, toDate, withDates } from '#bff/platform/database/values.ts';

/** Who inspects, and where. */
export const reportPlace = {
  inspector: { select: { id: true, name: true, email: true } },
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      projectStatus: true,
      sitePrefecture: true,
      startOn: true,
      project: { select: { shortName: true, name: true, deskName: true } },
      corporation: { select: { name: true, prefecture: true } },
    },
  },
} as const satisfies Prisma.MyPageReportInclude;

const detail = {
  ...reportPlace,
  approver: { select: { name: true } },
  photos: { orderBy: [{ sequence: 'asc' }, { id: 'asc' }], include: { file: true } },
} as const satisfies Prisma.MyPageReportInclude;

export type ReportRow = Plain<Prisma.MyPageReportGetPayload<{ include: typeof detail }>>;

/** An inspector also sees a report that is his own on a my page that is not. */
export const visibleReports = (visibility: MyPageVisibility): Prisma.MyPageReportWhereInput => {
  const ofMyPage = { myPage: visibleMyPages(visibility) };
  if (visibility.kind !== 'inspector') return { deletedAt: null, ...ofMyPage };
  const own = { inspectorUserId: visibility.adminUserId, myPage: { deletedAt: null } };
  return { deletedAt: null, OR: [ofMyPage, own] };
};

/** Of which my page a report is. @returns null when the caller may not see it */
export const findReportPlace = (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<{ mypageId: number } | null> =>
  db.myPageReport.findFirst({
    where: { AND: [{ id }, visibleReports(visibility)] },
    select: { mypageId: true },
  });

/** @returns null when the caller may not see it */
export const findReport = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<ReportRow | null> =>
  plain(
    await db.myPageReport.findFirst({
      where: { AND: [{ id }, visibleReports(visibility)] },
      include: detail,
    }),
  );

/** InspectionReportStatus Approved. */
const APPROVED = 3;

/** The report of an undertaking that was approved last: what its papers tell of. */
export const lastApprovedReport = {
  where: { status: APPROVED, deletedAt: null },
  orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
  take: 1,
} as const satisfies Prisma.MyPage$reportsArgs;

/** @returns null where none was approved */
export const findApprovedReport = async (db: Db, mypageId: number): Promise<ReportRow | null> => {
  const { where, orderBy } = lastApprovedReport;
  return plain(
    await db.myPageReport.findFirst({
      where: { ...where, mypageId },
      orderBy: [...orderBy],
      include: detail,
    }),
  );
};

/** Columns of a report with its days as 'YYYY-MM-DD'. */
export type ReportChange = DayNames<Prisma.MyPageReportUncheckedUpdateManyInput>;

export type NewReport = Pick<
  Prisma.MyPageReportUncheckedCreateInput,
  'mypageId' | 'kind' | 'inspectorUserId' | 'method' | 'startTime' | 'endTime' | 'siteAddress' | 'createdAt'
> & { readonly scheduledOn: string };

/** @returns its id */
export const insertReport = async (db: Db, { scheduledOn, ...data }: NewReport): Promise<number> => {
  const row = await db.myPageReport.create({
    data: { ...data, scheduledOn: toDate(scheduledOn) },
    select: { id: true },
  });
  return row.id;
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateReportRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: ReportChange,
): Promise<number> => {
  const { count } = await db.myPageReport.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};

/** Counts the version of a report up whose photos have changed. */
export const touchReport = async (db: Db, id: number): Promise<void> => {
  await db.myPageReport.update({ where: { id }, data: { version: { increment: 1 } } });
};

/** The last time a report was handed in: who must not approve it. @returns null when it never was */
export const findLastSubmission = (db: Db, mypageId: number, reportId: number) =>
  db.myPageHistory.findFirst({
    where: { mypageId, machine: 'inspectionReport', targetId: reportId, action: 'submit' },
    orderBy: { id: 'desc' },
    select: { actorKind: true, actorId: true, onBehalf: true },
  });

/** Somebody who may be sent to inspect. @returns null when there is no such active administrator */
export const findPossibleInspector = (db: Db, id: number, types: readonly number[]) =>
  db.adminUser.findFirst({
    where: { id, type: { in: [...types] }, isActive: true, deletedAt: null },
    select: { id: true, name: true, email: true },
  });

/** What planning an inspection needs of a my page. @throws when it is not there */
export const findMyPageSite = (db: Db, id: number) =>
  db.myPage.findUniqueOrThrow({
    where: { id },
    select: {
      projectStatus: true,
      siteAddress: true,
      corporation: { select: { city: true, streetAddress: true, building: true } },
    },
  });
