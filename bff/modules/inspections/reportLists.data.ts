import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { oneOf, placed, searched } from '#bff/modules/myPages/index.ts';
import { daysIn, instantsIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import type { MyPageVisibility } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { reportPlace, visibleReports } from './inspections.data.ts';

const summary = {
  ...reportPlace,
  _count: { select: { photos: true } },
} as const satisfies Prisma.MyPageReportInclude;

export type ReportSummaryRow = Plain<Prisma.MyPageReportGetPayload<{ include: typeof summary }>>;

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
  scheduledOn: daysIn({ from: filter.scheduledFrom, to: filter.scheduledTo }),
  submittedAt: instantsIn({ from: filter.submittedFrom, to: filter.submittedTo }),
  inspectorUserId: filter.inspectorUserId,
});

export const reportRows = listOf({
  where: whereOf,
  find: (db, page) => db.myPageReport.findMany({ ...page, include: summary }),
  count: (db, where) => db.myPageReport.count({ where }),
});

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
