import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { plain } from '#bff/platform/database/values.ts';

/**
 * Which my pages a caller may see as a whole; access.service.ts makes it of the actor. A business sees the one that it
 * represents. Of one in which it is a member it sees its part only: `visibleSections`, and nothing that asks for the whole.
 */
export type MyPageVisibility =
  | { readonly kind: 'all' }
  /** Assigned to this inspector, or on site in one of his prefectures. */
  | { readonly kind: 'inspector'; readonly adminUserId: number; readonly prefectures: readonly number[] }
  | { readonly kind: 'business'; readonly corporationId: number; readonly projectId: number }
  /** Of these rounds; null: of every round. */
  | { readonly kind: 'rounds'; readonly projectIds: readonly number[] | null };

/** The filter of that visibility; deleted my pages are never part of it. */
export const visibleMyPages = (visibility: MyPageVisibility): Prisma.MyPageWhereInput => {
  switch (visibility.kind) {
    case 'all':
      return { deletedAt: null };
    case 'business': {
      const { corporationId, projectId } = visibility;
      return { deletedAt: null, corporationId, projectId };
    }
    case 'rounds':
      return {
        deletedAt: null,
        projectId: visibility.projectIds ? { in: [...visibility.projectIds] } : undefined,
      };
    case 'inspector': {
      const prefectures = { in: [...visibility.prefectures] };
      return {
        deletedAt: null,
        OR: [
          { inspectorUserId: visibility.adminUserId },
          { sitePrefecture: prefectures },
          { sitePrefecture: null, corporation: { prefecture: prefectures } },
        ],
      };
    }
  }
};

/** The sections of those my pages; of a business also those that are asked of it as a member of another's. */
export const visibleSections = (visibility: MyPageVisibility): Prisma.SectionWhereInput => {
  const ofWhole = { deletedAt: null, myPage: visibleMyPages(visibility) };
  if (visibility.kind !== 'business') return ofWhole;
  const { corporationId, projectId } = visibility;
  const member = { corporationId, projectId, leftOn: null };
  return { OR: [ofWhole, { deletedAt: null, myPage: { deletedAt: null }, member }] };
};

/** The deals of those my pages; of a business also its own as a member of another's. */
export const visibleDeals = (visibility: MyPageVisibility): Prisma.PaymentItemWhereInput => {
  const ofWhole = { myPage: visibleMyPages(visibility) };
  if (visibility.kind !== 'business') return ofWhole;
  const { corporationId, projectId } = visibility;
  return {
    OR: [ofWhole, { myPage: { deletedAt: null }, member: { corporationId, projectId, leftOn: null } }],
  };
};

/** The same filter for statements in SQL, in which `p` is the my page. */
export const visibleMyPagesSql = (visibility: MyPageVisibility): Prisma.Sql => {
  const isThere = Prisma.sql`p.deleted_at IS NULL`;
  switch (visibility.kind) {
    case 'all':
      return isThere;
    case 'business': {
      const { corporationId, projectId } = visibility;
      return Prisma.sql`${isThere} AND p.corporation_id = ${corporationId} AND p.project_id = ${projectId}`;
    }
    case 'rounds': {
      if (visibility.projectIds === null) return isThere;
      return Prisma.sql`${isThere} AND p.project_id = ANY(${[...visibility.projectIds]}::int[])`;
    }
    case 'inspector': {
      const place = Prisma.sql`coalesce(p.site_prefecture,
        (SELECT seat.prefecture FROM corporation seat WHERE seat.id = p.corporation_id))`;
      return Prisma.sql`${isThere} AND (p.inspector_user_id = ${visibility.adminUserId}
        OR ${place} = ANY(${[...visibility.prefectures]}::int[]))`;
    }
  }
};

const myPageHead = {
  id: true,
  version: true,
  projectId: true,
  corporationId: true,
  applicationId: true,
  displayCode: true,
  planTitle: true,
  projectStatus: true,
  progressPhase: true,
  project: true,
  corporation: { select: { id: true, name: true } },
} as const;

/** A my page with its project, when the caller may see it. @returns null otherwise */
export const findVisibleMyPage = async (db: Db, id: number, visibility: MyPageVisibility) =>
  plain(
    await db.myPage.findFirst({ where: { AND: [{ id }, visibleMyPages(visibility)] }, select: myPageHead }),
  );

export type MyPageHead = NonNullable<Awaited<ReturnType<typeof findVisibleMyPage>>>;

/** Whether the caller may see that my page. */
export const isMyPageVisible = async (db: Db, id: number, visibility: MyPageVisibility): Promise<boolean> =>
  (await db.myPage.count({ where: { AND: [{ id }, visibleMyPages(visibility)] } })) > 0;

/** Whether the caller may see that section: the whole of its my page, or as the member of whom it is asked. */
export const isSectionVisible = async (db: Db, id: number, visibility: MyPageVisibility): Promise<boolean> =>
  (await db.section.count({ where: { AND: [{ id }, visibleSections(visibility)] } })) > 0;

/** The my page that a business represents in a project. @returns null when there is none */
export const findMyPageIdOf = async (
  db: Db,
  { projectId, corporationId }: { readonly projectId: number; readonly corporationId: number },
): Promise<number | null> => {
  const where = { projectId, corporationId, deletedAt: null };
  return (await db.myPage.findFirst({ where, select: { id: true } }))?.id ?? null;
};
