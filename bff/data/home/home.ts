import type { Db } from '#bff/core/database.ts';

/** Applications by family and status. @param projectId of one round only */
export const countApplications = (db: Db, projectId: number | undefined) =>
  db.application.groupBy({
    by: ['family', 'status'],
    where: { deletedAt: null, projectId },
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
