import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import type { SearchText } from '../engine/search.ts';
import { type Plain, plain, toDate } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages } from '../myPages/access.ts';
import { oneOf, searched } from '../myPages/myPageSearch.ts';

const summary = {
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      project: { select: { shortName: true } },
      corporation: { select: { name: true } },
    },
  },
} as const satisfies Prisma.IssuedPaperInclude;

const reference = { select: { id: true, number: true, issuedOn: true, fileId: true } } as const;

const detail = {
  ...summary,
  file: true,
  template: { select: { number: true } },
  replaces: reference,
  replacedBy: reference,
  issuedBy: { select: { name: true, type: true } },
  openedBy: { select: { name: true } },
} as const satisfies Prisma.IssuedPaperInclude;

/** A list shows nothing of what stands on a paper. */
const omit = { content: true } as const satisfies Prisma.IssuedPaperOmit;

export type IssuedPaperSummaryRow = Plain<
  Prisma.IssuedPaperGetPayload<{ include: typeof summary; omit: typeof omit }>
>;
export type IssuedPaperRow = Plain<Prisma.IssuedPaperGetPayload<{ include: typeof detail }>>;

export type PaperState = 'making' | 'unopened' | 'opened' | 'replaced';

export type IssuedPaperFilter = {
  readonly visibility: MyPageVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly states?: readonly PaperState[] | undefined;
  readonly search?: SearchText | undefined;
};

const inState: { readonly [state in PaperState]: Prisma.IssuedPaperWhereInput } = {
  making: { fileId: null },
  unopened: { fileId: { not: null }, isCurrent: true, openedAt: null },
  opened: { isCurrent: true, openedAt: { not: null } },
  replaced: { fileId: { not: null }, isCurrent: false },
};

/** A business sees a paper when it is there. */
const shown = ({ kind }: MyPageVisibility): Prisma.IssuedPaperWhereInput =>
  kind === 'business' ? { fileId: { not: null } } : {};

/** The papers that a filter has. */
export const issuedPapersWhere = (filter: IssuedPaperFilter): Prisma.IssuedPaperWhereInput => ({
  AND: [
    shown(filter.visibility),
    filter.states === undefined ? {} : { OR: filter.states.map((state) => inState[state]) },
  ],
  mypageId: filter.mypageId,
  projectId: filter.projectId,
  kind: oneOf(filter.kinds),
  myPage: { AND: [visibleMyPages(filter.visibility), searched(filter.search)] },
});

export const listIssuedPaperRows = async (
  db: Db,
  filter: IssuedPaperFilter,
  request: PageRequest,
): Promise<Page<IssuedPaperSummaryRow>> => {
  const where = issuedPapersWhere(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.issuedPaper.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: summary, omit }),
    () => db.issuedPaper.count({ where }),
  );
  return mapPage(page, (row): IssuedPaperSummaryRow => plain(row));
};

/** @returns null when there is none, or the caller may not see it */
export const findIssuedPaper = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<IssuedPaperRow | null> =>
  plain(
    await db.issuedPaper.findFirst({
      where: { id, AND: [shown(visibility)], myPage: visibleMyPages(visibility) },
      include: detail,
    }),
  );

export type NewIssuedPaper = Pick<
  Prisma.IssuedPaperUncheckedCreateInput,
  | 'mypageId'
  | 'projectId'
  | 'kind'
  | 'sequence'
  | 'number'
  | 'title'
  | 'templateId'
  | 'note'
  | 'replacesId'
  | 'issuedById'
  | 'createdAt'
> & {
  readonly issuedOn: string;
  /** What stands on it; plain JSON. */
  readonly content: object;
};

/** @returns its id */
export const insertIssuedPaper = async (
  db: Db,
  { issuedOn, content, ...data }: NewIssuedPaper,
): Promise<number> => {
  const row = await db.issuedPaper.create({
    data: { ...data, issuedOn: toDate(issuedOn), content: JSON.parse(JSON.stringify(content)) },
    select: { id: true },
  });
  return row.id;
};

/** @returns false when it was replaced already */
export const markPaperReplaced = async (db: Db, id: number): Promise<boolean> => {
  const { count } = await db.issuedPaper.updateMany({
    where: { id, isCurrent: true },
    data: { isCurrent: false, version: { increment: 1 } },
  });
  return count > 0;
};

/** The first who opens it is kept; everybody after him changes nothing. @returns whether he was the first */
export const markPaperOpened = async (
  db: Db,
  id: number,
  { openedAt, openedById }: { readonly openedAt: Date; readonly openedById: number },
): Promise<boolean> => {
  const { count } = await db.issuedPaper.updateMany({
    where: { id, openedAt: null, fileId: { not: null } },
    data: { openedAt, openedById, version: { increment: 1 } },
  });
  return count > 0;
};
