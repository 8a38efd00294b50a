import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { plain } from '../engine/values.ts';

/** Which my pages a caller may see; services/access.ts makes it of the actor. */
export type MyPageVisibility =
  | { readonly kind: 'all' }
  /** Assigned to this inspector, or on site in one of his prefectures. */
  | { readonly kind: 'inspector'; readonly adminUserId: number; readonly prefectures: readonly number[] }
  | { readonly kind: 'business'; readonly corporationId: number; readonly projectId: number };

/** The filter of that visibility; deleted my pages are never part of it. */
export const visibleMyPages = (visibility: MyPageVisibility): Prisma.MyPageWhereInput => {
  switch (visibility.kind) {
    case 'all':
      return { deletedAt: null };
    case 'business': {
      const { corporationId, projectId } = visibility;
      return { deletedAt: null, corporationId, projectId };
    }
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

const myPageHead = {
  id: true,
  version: true,
  projectId: true,
  corporationId: true,
  applicationId: true,
  displayCode: true,
  planTitle: true,
  project: true,
  corporation: { select: { id: true, name: true } },
} as const;

/** A my page with its project, when the caller may see it. @returns null otherwise */
export const findVisibleMyPage = async (db: Db, id: number, visibility: MyPageVisibility) =>
  plain(
    await db.myPage.findFirst({ where: { AND: [{ id }, visibleMyPages(visibility)] }, select: myPageHead }),
  );

export type MyPageHead = NonNullable<Awaited<ReturnType<typeof findVisibleMyPage>>>;
