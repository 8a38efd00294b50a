import type { Db } from '#bff/core/database.ts';
import { toDate } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages } from '../myPages/access.ts';

type Days = { readonly today: string; readonly dueBefore: string };

/** Numbers of the statuses that the counters count; services know their names. */
export type CountedStatuses = {
  readonly confirming: number;
  readonly maffConfirming: number;
  readonly rejected: number;
  readonly delayed: readonly number[];
  readonly waitingPayment: number;
};

/** What waits on the my pages that a caller may see. */
export const countWork = async (
  db: Db,
  visibility: MyPageVisibility,
  { today, dueBefore }: Days,
  statuses: CountedStatuses,
) => {
  const myPage = visibleMyPages(visibility);
  const [sections, delayed, dueWithin7Days, waitingPayment, inspectionsToday] = await Promise.all([
    db.section.groupBy({
      by: ['status'],
      where: {
        deletedAt: null,
        status: { in: [statuses.confirming, statuses.maffConfirming, statuses.rejected] },
        myPage,
      },
      _count: true,
    }),
    db.myPage.count({ where: { AND: [myPage, { delayStatus: { in: [...statuses.delayed] } }] } }),
    db.myPage.count({ where: { AND: [myPage, { nextDueOn: { lte: toDate(dueBefore) } }] } }),
    db.myPage.count({ where: { AND: [myPage, { projectStatus: statuses.waitingPayment }] } }),
    db.myPageReport.count({ where: { deletedAt: null, scheduledOn: toDate(today), myPage } }),
  ]);
  const sectionsIn = (status: number): number => sections.find((row) => row.status === status)?._count ?? 0;
  return {
    unconfirmedSections: sectionsIn(statuses.confirming),
    maffConfirming: sectionsIn(statuses.maffConfirming),
    returnedSections: sectionsIn(statuses.rejected),
    delayed,
    dueWithin7Days,
    waitingPayment,
    inspectionsToday,
  };
};

/** Open applications by family and status. */
export const countApplications = (db: Db, statuses: readonly number[]) =>
  db.application.groupBy({
    by: ['family', 'status'],
    where: { deletedAt: null, status: { in: [...statuses] } },
    _count: true,
  });

const MAX_PROJECTS = 100;

/** The projects that the home shows, the newest first. */
export const listHomeProjects = (db: Db) =>
  db.project.findMany({
    where: { deletedAt: null },
    orderBy: [{ fiscalYear: 'desc' }, { id: 'desc' }],
    take: MAX_PROJECTS,
    select: { id: true, shortName: true, programKind: true },
  });

/** How many my pages each project has in each status. */
export const countByProjectStatus = (db: Db, projectIds: readonly number[]) =>
  db.myPage.groupBy({
    by: ['projectId', 'projectStatus'],
    where: { projectId: { in: [...projectIds] }, deletedAt: null },
    orderBy: [{ projectId: 'asc' }, { projectStatus: 'asc' }],
    _count: true,
  });
