import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { oneOf, searched } from '#bff/modules/myPages/index.ts';
import { daysIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { containing, type SearchText } from '#bff/platform/database/search.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

const name = { select: { name: true } } as const;

const summary = {
  project: { select: { shortName: true } },
  application: { select: { id: true, family: true, displayCode: true, name: true, applicationUser: name } },
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      project: { select: { shortName: true } },
      corporation: name,
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
  openedBy: name,
} as const satisfies Prisma.IssuedPaperInclude;

/** A list shows nothing of what stands on a paper. */
const omit = { content: true } as const satisfies Prisma.IssuedPaperOmit;

export type IssuedPaperSummaryRow = Plain<
  Prisma.IssuedPaperGetPayload<{ include: typeof summary; omit: typeof omit }>
>;
export type IssuedPaperRow = Plain<Prisma.IssuedPaperGetPayload<{ include: typeof detail }>>;

export type PaperState = 'making' | 'unopened' | 'opened' | 'replaced';

/** Whose papers a caller may see. */
export type PaperVisibility =
  | MyPageVisibility
  /** His own; what is still being made is not there for him. */
  | { readonly kind: 'applicant'; readonly applicationId: number };

export type IssuedPaperFilter = {
  readonly visibility: PaperVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly states?: readonly PaperState[] | undefined;
  /** Days of papers, both ends included. */
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  readonly search?: SearchText | undefined;
};

/** What was recalled before it was made is not being made any more. */
const inState: { readonly [state in PaperState]: Prisma.IssuedPaperWhereInput } = {
  making: { fileId: null, isCurrent: true },
  unopened: { fileId: { not: null }, isCurrent: true, openedAt: null },
  opened: { isCurrent: true, openedAt: { not: null } },
  replaced: { isCurrent: false },
};

/** Those who receive papers see them when they are there; the office sees those of undertakings and of applications. */
const shown = (visibility: PaperVisibility): Prisma.IssuedPaperWhereInput => {
  if (visibility.kind === 'applicant')
    return { applicationId: visibility.applicationId, fileId: { not: null } };
  const myPage = visibleMyPages(visibility);
  if (visibility.kind === 'business') return { myPage, fileId: { not: null } };
  return visibility.kind === 'all' ? { OR: [{ myPage }, { application: { deletedAt: null } }] } : { myPage };
};

/** Of whose undertaking, or application, the code or a word is what was typed. */
const withWords = (search: SearchText): Prisma.IssuedPaperWhereInput => ({
  OR: [
    { displayCode: { in: [...search.codes] } },
    { myPage: searched(search) },
    { application: { search: { words: containing(search.words) } } },
  ],
});

/** The papers that a filter has. */
export const issuedPapersWhere = (filter: IssuedPaperFilter): Prisma.IssuedPaperWhereInput => ({
  AND: [
    shown(filter.visibility),
    filter.states === undefined ? {} : { OR: filter.states.map((state) => inState[state]) },
    filter.search === undefined ? {} : withWords(filter.search),
  ],
  mypageId: filter.mypageId,
  applicationId: filter.applicationId,
  projectId: filter.projectId,
  kind: oneOf(filter.kinds),
  issuedOn: daysIn({ from: filter.issuedFrom, to: filter.issuedTo }),
});

export const issuedPaperRows = listOf({
  where: issuedPapersWhere,
  find: (db, page) => db.issuedPaper.findMany({ ...page, include: summary, omit }),
  count: (db, where) => db.issuedPaper.count({ where }),
});

/** @returns null when there is none, or the caller may not see it */
export const findIssuedPaper = async (
  db: Db,
  id: number,
  visibility: PaperVisibility,
): Promise<IssuedPaperRow | null> =>
  plain(await db.issuedPaper.findFirst({ where: { id, AND: [shown(visibility)] }, include: detail }));

export type NewIssuedPaper = Pick<
  Prisma.IssuedPaperUncheckedCreateInput,
  | 'mypageId'
  | 'applicationId'
  | 'projectId'
  | 'displayCode'
  | 'kind'
  | 'sequence'
  | 'number'
  | 'title'
  | 'templateId'
  | 'note'
  | 'sealId'
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

/** Takes every letter of an application out of force. @returns which they were */
export const recallPapers = async (
  db: Db,
  applicationId: number,
): Promise<{ id: number; number: string }[]> => {
  const where = { applicationId, isCurrent: true };
  const select = { id: true, number: true } as const;
  const recalled = await db.issuedPaper.findMany({ where, orderBy: { id: 'asc' }, select });
  if (recalled.length > 0)
    await db.issuedPaper.updateMany({ where, data: { isCurrent: false, version: { increment: 1 } } });
  return recalled;
};

/** The first who opens it is kept; everybody after him changes nothing. @returns whether he was the first */
export const markPaperOpened = async (
  db: Db,
  id: number,
  { openedAt, openedById }: { readonly openedAt: Date; readonly openedById: number | null },
): Promise<boolean> => {
  const { count } = await db.issuedPaper.updateMany({
    where: { id, openedAt: null, fileId: { not: null } },
    data: { openedAt, openedById, version: { increment: 1 } },
  });
  return count > 0;
};
