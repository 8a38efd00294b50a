import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import { containing } from '../engine/search.ts';
import { type Plain, plain, toDate } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages } from '../myPages/access.ts';
import { oneOf, type SearchText, searched } from '../myPages/myPageSearch.ts';
import { sectionMyPage, sectionSummary } from './sections.ts';

const queued = {
  ...sectionSummary,
  myPage: sectionMyPage,
  assignee: { select: { name: true } },
  checks: { select: { reviewer: true, category: true, status: true } },
} as const satisfies Prisma.SectionInclude;

export type QueueRow = Plain<Prisma.SectionGetPayload<{ include: typeof queued }>>;

export type QueueFilter = {
  readonly visibility: MyPageVisibility;
  readonly statuses: readonly number[];
  readonly projectId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly documentTypes?: readonly number[] | undefined;
  readonly dueBefore?: string | undefined;
  /** Only what this administrator looks after, the section itself or its my page. */
  readonly ownerId?: number | undefined;
  readonly search?: SearchText | undefined;
};

const found = (search: SearchText | undefined): Prisma.SectionWhereInput =>
  search === undefined ? {} : { OR: [{ title: containing(search.text) }, { myPage: searched(search) }] };

const owned = (ownerId: number | undefined): Prisma.SectionWhereInput =>
  ownerId === undefined
    ? {}
    : {
        OR: [
          { assigneeUserId: ownerId },
          { myPage: { OR: [{ assigneeUserId: ownerId }, { inspectorUserId: ownerId }] } },
        ],
      };

const whereOf = (filter: QueueFilter): Prisma.SectionWhereInput => ({
  deletedAt: null,
  status: oneOf(filter.statuses),
  kind: oneOf(filter.kinds),
  documentType: oneOf(filter.documentTypes),
  dueOn: filter.dueBefore === undefined ? undefined : { lte: toDate(filter.dueBefore) },
  myPage: { AND: [visibleMyPages(filter.visibility), { projectId: filter.projectId }] },
  AND: [found(filter.search), owned(filter.ownerId)],
});

/** How many sections the queue with that filter has. */
export const countQueueRows = (db: Db, filter: QueueFilter): Promise<number> =>
  db.section.count({ where: whereOf(filter) });

export const listQueueRows = async (
  db: Db,
  filter: QueueFilter,
  request: PageRequest,
): Promise<Page<QueueRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.section.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: queued }),
    () => db.section.count({ where }),
  );
  return mapPage(page, (row): QueueRow => plain(row));
};
