import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { daysWithin, instantsWithin } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { plannedAnew, queryRows } from '#bff/platform/database/queryRows.ts';
import { likeContaining, type SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { countRows, oneOf, readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { isReturnedSql, returnedAtSql, sentBackLast } from './returnedSections.data.ts';
import { sectionMyPage, sectionSummary } from './sections.data.ts';
import { countTallied, isTallied } from './sectionTally.data.ts';

const queued = {
  ...sectionSummary,
  myPage: sectionMyPage,
  assignee: { select: { name: true } },
  checks: { select: { reviewer: true, category: true, status: true } },
  history: sentBackLast,
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
  /** Of what lies with its business again. */
  readonly returnedFrom?: string | undefined;
  readonly returnedTo?: string | undefined;
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
const dueColumn = (statuses: readonly number[]): Prisma.Sql => {
  const isReturned = (status: number): boolean => status === INCOMPLETE || status === REJECTED;
  if (!statuses.some(isReturned)) return Prisma.sql`s.due_on`;
  if (statuses.every(isReturned)) return Prisma.sql`coalesce(s.return_due_on, s.due_on)`;
  return Prisma.sql`CASE WHEN s.status IN (${INCOMPLETE}, ${REJECTED}) THEN coalesce(s.return_due_on, s.due_on)
    ELSE s.due_on END`;
};

const sortedBy = (filter: QueueFilter): SqlColumns => ({
  id: Prisma.sql`s.id`,
  dueOn: dueColumn(filter.statuses),
  submittedAt: Prisma.sql`s.submitted_at`,
  priority: Prisma.sql`p.priority`,
});

/** More my pages than these are looked for again beside each document; so many are named. */
const MOST_NAMED = 1000;

/** What the words of a search are found in. */
type Found = { readonly mypageIds: readonly number[]; readonly titles: readonly string[] };

/** Titles are few: from one the index leads to the next, and each is folded once. */
const titlesLike = async (db: Db, words: string): Promise<string[]> => {
  const rows = await queryRows<{ title: string }>(
    db,
    Prisma.sql`WITH RECURSIVE titles AS (
        SELECT min(title) AS title FROM section WHERE deleted_at IS NULL
        UNION ALL
        SELECT (SELECT min(s.title) FROM section s WHERE s.deleted_at IS NULL AND s.title > titles.title)
        FROM titles WHERE titles.title IS NOT NULL
      )
      SELECT title FROM titles WHERE search_fold(title) LIKE ${likeContaining(words)}`,
  );
  return rows.map(({ title }) => title);
};

const findWords = async (db: Db, search: SearchText): Promise<Found> => {
  const ids = foundIds('myPage', search);
  const [mypages, titles] = await Promise.all([
    queryRows<{ id: number }>(db, Prisma.sql`${ids} LIMIT ${MOST_NAMED + 1}`),
    titlesLike(db, search.words),
  ]);
  return { mypageIds: mypages.map(({ id }) => id), titles };
};

/** The database knows how many documents a few my pages or titles have, and begins with those. */
const holds = (search: SearchText, { mypageIds, titles }: Found): Prisma.Sql => {
  const ofMyPages =
    mypageIds.length > MOST_NAMED
      ? Prisma.sql`s.my_page_id IN ${foundIds('myPage', search)} ${plannedAnew}`
      : Prisma.sql`s.my_page_id = ANY(${[...mypageIds]}::int[])`;
  return titles.length === 0
    ? ofMyPages
    : Prisma.sql`(${ofMyPages} OR s.title = ANY(${[...titles]}::text[]))`;
};

const owned = (ownerId: number): Prisma.Sql =>
  Prisma.sql`(s.assignee_user_id = ${ownerId} OR p.assignee_user_id = ${ownerId} OR p.inspector_user_id = ${ownerId})`;

const lookedAfterBy = (assigneeUserId: number): Prisma.Sql =>
  Prisma.sql`coalesce(s.assignee_user_id, p.assignee_user_id) = ${assigneeUserId}`;

const SECTION = Prisma.sql`s`;

/** Sent back last from one day to another. */
const returnedWithin = ({ returnedFrom: from, returnedTo: to }: QueueFilter): Prisma.Sql[] => {
  const days = instantsWithin(returnedAtSql(SECTION), { from, to });
  return days.length === 0 ? [] : [isReturnedSql(SECTION), ...days];
};

const sourceOf = async (db: Db, filter: QueueFilter): Promise<Prisma.Sql> => {
  const { ids, projectId, kinds, documentTypes, search, ownerId, assigneeUserId } = filter;
  const conditions = [
    Prisma.sql`s.deleted_at IS NULL AND ${oneOf(Prisma.sql`s.status`, filter.statuses)}`,
    visibleMyPagesSql(filter.visibility),
    ...(ids ? [oneOf(Prisma.sql`s.id`, ids)] : []),
    ...(projectId === undefined ? [] : [Prisma.sql`p.project_id = ${projectId}`]),
    ...(kinds ? [oneOf(Prisma.sql`s.kind`, kinds)] : []),
    ...(documentTypes ? [oneOf(Prisma.sql`s.document_type`, documentTypes)] : []),
    ...daysWithin(dueColumn(filter.statuses), { from: filter.dueFrom, to: filter.dueBefore }),
    ...instantsWithin(Prisma.sql`s.submitted_at`, { from: filter.submittedFrom, to: filter.submittedTo }),
    ...returnedWithin(filter),
    ...(assigneeUserId === undefined ? [] : [lookedAfterBy(assigneeUserId)]),
    ...(search ? [holds(search, await findWords(db, search))] : []),
    ...(ownerId === undefined ? [] : [owned(ownerId)]),
  ];
  return Prisma.sql`FROM section s JOIN my_page p ON p.id = s.my_page_id WHERE ${Prisma.join(conditions, ' AND ')}`;
};

/** How many sections the queue with that filter has. */
export const countQueueRows = async (db: Db, filter: QueueFilter): Promise<number> =>
  isTallied(filter) ? countTallied(db, filter) : countRows(db, await sourceOf(db, filter));

/**
 * The ids of all that a filter has, by the codes of their my pages and the order of their screens; one more than the
 * limit tells that there are more.
 */
export const listQueueIds = async (db: Db, filter: QueueFilter, limit: number): Promise<number[]> => {
  const source = await sourceOf(db, filter);
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT s.id ${source} ORDER BY p.display_code, p.id, s.sequence, s.id LIMIT ${limit + 1}`,
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
  const source = await sourceOf(db, filter);
  const columns = sortedBy(filter);
  const page = await readSqlPage(request, {
    columns,
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<QueuePlace>(
        db,
        Prisma.sql`SELECT s.id, ${columns.dueOn ?? Prisma.empty}::text AS "dueOn", s.submitted_at AS "submittedAt",
          p.priority ${source} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => (isTallied(filter) ? countTallied(db, filter) : countRows(db, source)),
  });
  return { ...page, items: await readRows(db, page.items) };
};
