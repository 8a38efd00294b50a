import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { searched } from './myPageSearch.data.ts';

/** Which my pages the records of a list belong to. */
export type MyPageRecords = {
  readonly visibility: MyPageVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly search?: SearchText | undefined;
};

/** The filter of those my pages, for whatever belongs to one. */
export const ofMyPages = ({ visibility, projectId, mypageId, search }: MyPageRecords) => ({
  mypageId,
  myPage: {
    AND: [visibleMyPages(visibility), searched(search)],
    projectId,
  } satisfies Prisma.MyPageWhereInput,
});

/** What a list of records shows of the my page of each (`myPageOfRecord`). */
export const recordOwner = {
  id: true,
  displayCode: true,
  planTitle: true,
  projectId: true,
  corporationId: true,
  project: { select: { shortName: true } },
  corporation: { select: { name: true } },
} as const satisfies Prisma.MyPageSelect;
