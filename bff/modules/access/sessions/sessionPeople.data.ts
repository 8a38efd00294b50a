import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { findMyPageIdOf } from '#bff/parts/ownership/access.data.ts';
import { findMembership, type ProjectMemberKey } from '#bff/parts/ownership/members.data.ts';

/** What a session's answer says about an administrator. */
export const findSessionAdminUser = (db: Db, id: number) =>
  db.adminUser.findUniqueOrThrow({
    where: { id },
    select: { id: true, type: true, name: true, email: true, organization: true, assignedPrefectures: true },
  });

/** What a session's answer says about a corporation user, with the my page that is his, or in which he is a member's. */
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
  const mypageId = (await findMyPageIdOf(db, user)) ?? (await findMembership(db, user))?.mypageId ?? null;
  return { user, corporationName: corporation.name, project, mypageId };
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

const loginMyPage = {
  projectId: true,
  projectStatus: true,
  project: { select: { shortName: true, domainType: true } },
} as const satisfies Prisma.MyPageSelect;

const corporationName = { corporation: { select: { name: true } } } as const;

/** The my pages that these corporation users represent or are members of, for a log-in that names no project. */
export const findLoginMyPages = async (db: Db, people: readonly ProjectMemberKey[]) => {
  const of = people.map(({ projectId, corporationId }) => ({ projectId, corporationId }));
  const own = await db.myPage.findMany({
    where: { deletedAt: null, OR: of },
    select: { ...loginMyPage, ...corporationName },
  });
  const joined = await db.myPageMember.findMany({
    where: { leftOn: null, myPage: { deletedAt: null }, OR: of },
    select: { ...corporationName, myPage: { select: loginMyPage } },
  });
  return [...own, ...joined.map(({ corporation, myPage }) => ({ ...myPage, corporation }))]
    .toSorted((one, other) => other.projectId - one.projectId)
    .map(({ project, corporation, ...row }) => ({
      ...row,
      name: project.shortName,
      domainType: project.domainType,
      corporationName: corporation.name,
    }));
};
