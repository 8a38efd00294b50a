import type { Db } from '#bff/core/database.ts';

/** Which applications are counted: of one round, of the rounds of some deployments; all when neither is said. */
export type CountedRounds = {
  readonly projectId?: number | undefined;
  readonly domainTypes?: readonly number[] | undefined;
};

/** Applications by family and status. */
export const countApplications = (db: Db, { projectId, domainTypes }: CountedRounds) =>
  db.application.groupBy({
    by: ['family', 'status'],
    where: {
      deletedAt: null,
      projectId,
      ...(domainTypes ? { project: { domainType: { in: [...domainTypes] } } } : {}),
    },
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
