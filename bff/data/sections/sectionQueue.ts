import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { Page, PageRequest } from '../engine/paging.ts';
import { queryRows } from '../engine/queryRows.ts';
import { likeContaining, type SearchText } from '../engine/search.ts';
import { foundIds } from '../engine/searchRows.ts';
import { countRows, oneOf, readSqlPage, type SqlColumns } from '../engine/sqlPaging.ts';
import { type Plain, plain } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '../myPages/access.ts';
import { daysWithin, instantsWithin } from '../ranges/ranges.ts';
import { sectionMyPage, sectionSummary } from './sections.ts';
import { countTallied, isTallied } from './sectionTally.ts';

const queued = {
  ...sectionSummary,
  myPage: sectionMyPage,
  assignee: { select: { name: true } },
  checks: { select: { reviewer: true, category: true, status: true } },
} as const satisfies Prisma.SectionInclude;

export type QueueRow = Plain<Prisma.SectionGetPayload<{ include: typeof queued }>>;

export type QueueFilter = {
  readonly visibility: MyPageVisibility;
  readonly ids?: readonly number[] | undefined;
  readonly statuses: readonly number[];
  readonly projectId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly documentTypes?: readonly number[] | undefined;
  /** Days, both ends included. */
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  /** Who looks after the section: its own assignee, else that of its my page. */
  readonly assigneeUserId?: number | undefined;
  /** Only what this administrator looks after, the section itself or its my page. */
  readonly ownerId?: number | undefined;
  readonly search?: SearchText | undefined;
};

/* In SQL: the page is found in one narrow statement, by an index in the order of the list; its rows are read by id. */

/** DocumentCheckStatus: it is the business's turn. */
const INCOMPLETE = 0;
const REJECTED = 4;

/** The day that counts now: that of the return once a document was sent back. */
const dueColumn = (statuses: readonly number[]): Prisma.Sql =>
  statuses.some((status) => status === INCOMPLETE || status === REJECTED)
    ? Prisma.sql`CASE WHEN s.status IN (${INCOMPLETE}, ${REJECTED}) THEN coalesce(s.return_due_on, s.due_on)
        ELSE s.due_on END`
    : Prisma.sql`s.due_on`;

const sortedBy = (filter: QueueFilter): SqlColumns => ({
  id: Prisma.sql`s.id`,
  dueOn: dueColumn(filter.statuses),
  submittedAt: Prisma.sql`s.submitted_at`,
  priority: Prisma.sql`p.priority`,
});

/** Titles are few: each is folded once. OFFSET 0 keeps the database from folding that of every row. */
const found = (search: SearchText, isListed: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(p.id IN ${foundIds('myPage', search)} OR p.display_code = ANY(${[...search.codes]}::text[])
    OR s.title IN (SELECT titles.title FROM (SELECT DISTINCT s.title FROM section s WHERE ${isListed} OFFSET 0) titles
      WHERE search_fold(titles.title) LIKE ${likeContaining(search.words)}))`;

const owned = (ownerId: number): Prisma.Sql =>
  Prisma.sql`(s.assignee_user_id = ${ownerId} OR p.assignee_user_id = ${ownerId} OR p.inspector_user_id = ${ownerId})`;

const lookedAfterBy = (assigneeUserId: number): Prisma.Sql =>
  Prisma.sql`coalesce(s.assignee_user_id, p.assignee_user_id) = ${assigneeUserId}`;

const sourceOf = (filter: QueueFilter): Prisma.Sql => {
  const { ids, projectId, kinds, documentTypes, search, ownerId, assigneeUserId } = filter;
  const isListed = Prisma.sql`s.deleted_at IS NULL AND ${oneOf(Prisma.sql`s.status`, filter.statuses)}`;
  const conditions = [
    isListed,
    visibleMyPagesSql(filter.visibility),
    ...(ids ? [oneOf(Prisma.sql`s.id`, ids)] : []),
    ...(projectId === undefined ? [] : [Prisma.sql`p.project_id = ${projectId}`]),
    ...(kinds ? [oneOf(Prisma.sql`s.kind`, kinds)] : []),
    ...(documentTypes ? [oneOf(Prisma.sql`s.document_type`, documentTypes)] : []),
    ...daysWithin(dueColumn(filter.statuses), { from: filter.dueFrom, to: filter.dueBefore }),
    ...instantsWithin(Prisma.sql`s.submitted_at`, { from: filter.submittedFrom, to: filter.submittedTo }),
    ...(assigneeUserId === undefined ? [] : [lookedAfterBy(assigneeUserId)]),
    ...(search ? [found(search, isListed)] : []),
    ...(ownerId === undefined ? [] : [owned(ownerId)]),
  ];
  return Prisma.sql`FROM section s JOIN my_page p ON p.id = s.my_page_id WHERE ${Prisma.join(conditions, ' AND ')}`;
};

/** How many sections the queue with that filter has. */
export const countQueueRows = async (db: Db, filter: QueueFilter): Promise<number> =>
  isTallied(filter) ? countTallied(db, filter) : countRows(db, sourceOf(filter));

/**
 * The ids of all that a filter has, by the codes of their my pages and the order of their screens; one more than the
 * limit tells that there are more.
 */
export const listQueueIds = async (db: Db, filter: QueueFilter, limit: number): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT s.id ${sourceOf(filter)} ORDER BY p.display_code, p.id, s.sequence, s.id LIMIT ${limit + 1}`,
  );
  return rows.map(({ id }) => id);
};

/** A row's id with the values that it is sorted by. */
type QueuePlace = {
  readonly id: number;
  readonly dueOn: string | null;
  readonly submittedAt: Date | null;
  readonly priority: number;
};

/** The rows of these places, in their order. */
const readRows = async (db: Db, places: readonly QueuePlace[]): Promise<QueueRow[]> => {
  const ids = places.map(({ id }) => id);
  const rows = await db.section.findMany({ where: { id: { in: ids } }, include: queued });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [plain(row)];
  });
};

export const listQueueRows = async (
  db: Db,
  filter: QueueFilter,
  request: PageRequest,
): Promise<Page<QueueRow>> => {
  const source = sourceOf(filter);
  const columns = sortedBy(filter);
  const page = await readSqlPage(request, {
    columns,
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<QueuePlace>(
        db,
        Prisma.sql`SELECT s.id, ${columns.dueOn ?? Prisma.empty}::text AS "dueOn", s.submitted_at AS "submittedAt",
          p.priority ${source} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => countQueueRows(db, filter),
  });
  return { ...page, items: await readRows(db, page.items) };
};
