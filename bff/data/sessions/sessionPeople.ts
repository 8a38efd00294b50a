import type { Db } from '#bff/core/database.ts';

/** What a session's answer says about an administrator. */
export const findSessionAdminUser = (db: Db, id: number) =>
  db.adminUser.findUniqueOrThrow({
    where: { id },
    select: { id: true, type: true, name: true, email: true, organization: true, assignedPrefectures: true },
  });

/** What a session's answer says about a corporation user, with the my page that is his. */
export const findSessionUser = async (db: Db, id: number) => {
  const { corporation, project, ...user } = await db.corporationUser.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      name: true,
      email: true,
      corporationId: true,
      projectId: true,
      corporation: { select: { name: true } },
      project: { select: { shortName: true, domainType: true } },
    },
  });
  const myPage = await db.myPage.findFirst({
    where: { projectId: user.projectId, corporationId: user.corporationId, deletedAt: null },
    select: { id: true },
  });
  return { user, corporationName: corporation.name, project, mypageId: myPage?.id ?? null };
};

/** What a session's answer says about an applicant. */
export const findSessionApplicant = (db: Db, id: number) =>
  db.applicationUser.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      name: true,
      email: true,
      emailConfirmedAt: true,
      projectId: true,
      family: true,
      project: { select: { shortName: true, domainType: true } },
      application: { select: { id: true } },
    },
  });

/** The my pages of these corporation users, for a log-in that names no project. */
export const findLoginMyPages = async (
  db: Db,
  people: readonly { projectId: number; corporationId: number }[],
) => {
  const rows = await db.myPage.findMany({
    where: {
      deletedAt: null,
      OR: people.map(({ projectId, corporationId }) => ({ projectId, corporationId })),
    },
    select: {
      projectId: true,
      projectStatus: true,
      project: { select: { shortName: true, domainType: true } },
      corporation: { select: { name: true } },
    },
    orderBy: { projectId: 'desc' },
  });
  return rows.map(({ project, corporation, ...row }) => ({
    ...row,
    name: project.shortName,
    domainType: project.domainType,
    corporationName: corporation.name,
  }));
};
