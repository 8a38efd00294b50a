import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import type { SearchText } from '../engine/search.ts';
import { isDayName, type Plain, plain, toDate } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages } from '../myPages/access.ts';
import { oneOf, placed, searched } from '../myPages/myPageSearch.ts';
import { instantsIn } from '../ranges/ranges.ts';

const reportPlace = {
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

const summary = {
  ...reportPlace,
  _count: { select: { photos: true } },
} as const satisfies Prisma.MyPageReportInclude;

const detail = {
  ...reportPlace,
  approver: { select: { name: true } },
  photos: { orderBy: [{ sequence: 'asc' }, { id: 'asc' }], include: { file: true } },
} as const satisfies Prisma.MyPageReportInclude;

export type ReportSummaryRow = Plain<Prisma.MyPageReportGetPayload<{ include: typeof summary }>>;
export type ReportRow = Plain<Prisma.MyPageReportGetPayload<{ include: typeof detail }>>;

/** An inspector also sees a report that is his own on a my page that is not. */
const visibleReports = (visibility: MyPageVisibility): Prisma.MyPageReportWhereInput => {
  const ofMyPage = { myPage: visibleMyPages(visibility) };
  if (visibility.kind !== 'inspector') return { deletedAt: null, ...ofMyPage };
  const own = { inspectorUserId: visibility.adminUserId, myPage: { deletedAt: null } };
  return { deletedAt: null, OR: [ofMyPage, own] };
};

export type ReportFilter = {
  readonly visibility: MyPageVisibility;
  readonly ids?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly results?: readonly number[] | undefined;
  readonly prefectures?: readonly number[] | undefined;
  readonly scheduledFrom?: string | undefined;
  readonly scheduledTo?: string | undefined;
  /** Days in Japan, both ends included. */
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  readonly inspectorUserId?: number | undefined;
  /** Only those that this administrator inspects, whomever else `inspectorUserId` names. */
  readonly ownerId?: number | undefined;
  readonly search?: SearchText | undefined;
};

const dayOrNone = (day: string | undefined) => (day === undefined ? undefined : toDate(day));

const whereOf = (filter: ReportFilter): Prisma.MyPageReportWhereInput => ({
  AND: [
    visibleReports(filter.visibility),
    { id: oneOf(filter.ids) },
    { inspectorUserId: filter.ownerId },
    { myPage: { AND: [searched(filter.search), placed(filter.prefectures)], projectId: filter.projectId } },
  ],
  kind: oneOf(filter.kinds),
  status: oneOf(filter.statuses),
  result: oneOf(filter.results),
  scheduledOn: { gte: dayOrNone(filter.scheduledFrom), lte: dayOrNone(filter.scheduledTo) },
  submittedAt: instantsIn({ from: filter.submittedFrom, to: filter.submittedTo }),
  inspectorUserId: filter.inspectorUserId,
});

/** How many reports the list with that filter has. */
export const countReportRows = (db: Db, filter: ReportFilter): Promise<number> =>
  db.myPageReport.count({ where: whereOf(filter) });

export const listReportRows = async (
  db: Db,
  filter: ReportFilter,
  request: PageRequest,
): Promise<Page<ReportSummaryRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.myPageReport.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: summary }),
    () => db.myPageReport.count({ where }),
  );
  return mapPage(page, (row): ReportSummaryRow => plain(row));
};

/** The ids of all that a filter has, by their days; one more than the limit tells that there are more. */
export const listReportIds = async (db: Db, filter: ReportFilter, limit: number): Promise<number[]> => {
  const rows = await db.myPageReport.findMany({
    where: whereOf(filter),
    orderBy: [{ scheduledOn: 'asc' }, { id: 'asc' }],
    take: limit + 1,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

const head = {
  id: true,
  kind: true,
  scheduledOn: true,
  version: true,
  updatedAt: true,
  myPage: { select: { displayCode: true, corporation: { select: { name: true } } } },
} as const satisfies Prisma.MyPageReportSelect;

export type ReportHead = Plain<Prisma.MyPageReportGetPayload<{ select: typeof head }>>;

/** What names these reports, without what stands in them. */
export const listReportHeads = async (db: Db, ids: readonly number[]): Promise<ReportHead[]> => {
  const where = { id: { in: [...ids] }, deletedAt: null };
  const rows = await db.myPageReport.findMany({ where, orderBy: { id: 'asc' }, select: head });
  return rows.map((row): ReportHead => plain(row));
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
export type ReportChange = {
  readonly [Name in keyof Prisma.MyPageReportUncheckedUpdateManyInput]?: Name extends `${string}On`
    ? string | null
    : Prisma.MyPageReportUncheckedUpdateManyInput[Name];
};

const withDates = (change: ReportChange): Prisma.MyPageReportUncheckedUpdateManyInput =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      isDayName(name) && typeof value === 'string' ? toDate(value) : value,
    ]),
  );

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
