import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsWithin } from '#bff/parts/lists/ranges/ranges.data.ts';
import { visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import { threadsOfParty, UNREAD_BY_PARTY } from '#bff/parts/ownership/threadParties.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { countRows, oneOf, readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import { plain } from '#bff/platform/database/values.ts';
import { threadSearchSql } from './threadSearch.data.ts';
import { type ThreadSummaryRow, type ThreadVisibility, threadSummary } from './threads.data.ts';

/*
 * Lists of threads, in SQL: the page is found in one narrow statement, by an index in the order of the list; its rows
 * are read by id.
 */

export type ThreadFilter = {
  readonly visibility: ThreadVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly assigneeUserId?: number | undefined;
  readonly isUnassigned?: boolean | undefined;
  /** What the office said and the other side has not read. */
  readonly isUnread?: boolean | undefined;
  readonly search?: SearchText | undefined;
  /** When something was last said: from, and up to without it. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Days on which it began to wait for the office, both ends included. */
  readonly waitingFrom?: string | undefined;
  readonly waitingTo?: string | undefined;
};

const SORTED: SqlColumns = {
  id: Prisma.sql`t.id`,
  waitingSince: Prisma.sql`t.waiting_since`,
  lastMessageAt: Prisma.sql`t.last_message_at`,
};

/** Few are gone: who asks for them finds them by an index of their own, and no other is looked at. */
const isThere = (table: Prisma.Sql, id: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`NOT EXISTS (SELECT FROM ${table} gone WHERE gone.id = ${id} AND gone.deleted_at IS NOT NULL)`;

const visible = (visibility: ThreadVisibility): Prisma.Sql[] => {
  if (visibility.kind === 'party') return [threadsOfParty(visibility.party)];
  const { myPages, seesApplications } = visibility;
  const ofMyPages =
    myPages.kind === 'all'
      ? isThere(Prisma.sql`my_page`, Prisma.sql`t.my_page_id`)
      : Prisma.sql`(t.my_page_id IS NULL
          OR EXISTS (SELECT FROM my_page p WHERE p.id = t.my_page_id AND ${visibleMyPagesSql(myPages)}))`;
  const ofApplications = seesApplications
    ? isThere(Prisma.sql`application`, Prisma.sql`t.application_id`)
    : Prisma.sql`t.application_id IS NULL`;
  return [ofMyPages, ofApplications];
};

const sourceOf = async (db: Db, filter: ThreadFilter): Promise<Prisma.Sql> => {
  const { projectId, mypageId, applicationId, statuses, assigneeUserId, search, from, before } = filter;
  const conditions = [
    ...visible(filter.visibility),
    ...(projectId === undefined ? [] : [Prisma.sql`t.project_id = ${projectId}`]),
    ...(mypageId === undefined ? [] : [Prisma.sql`t.my_page_id = ${mypageId}`]),
    ...(applicationId === undefined ? [] : [Prisma.sql`t.application_id = ${applicationId}`]),
    ...(statuses === undefined ? [] : [oneOf(Prisma.sql`t.status`, statuses)]),
    ...(assigneeUserId === undefined ? [] : [Prisma.sql`t.assignee_user_id = ${assigneeUserId}`]),
    ...(filter.isUnassigned ? [Prisma.sql`t.assignee_user_id IS NULL`] : []),
    ...(filter.isUnread ? [UNREAD_BY_PARTY] : []),
    ...(from === undefined ? [] : [Prisma.sql`t.last_message_at >= ${from}`]),
    ...(before === undefined ? [] : [Prisma.sql`t.last_message_at < ${before}`]),
    ...instantsWithin(Prisma.sql`t.waiting_since`, { from: filter.waitingFrom, to: filter.waitingTo }),
    ...(search === undefined ? [] : [await threadSearchSql(db, search)]),
  ];
  return Prisma.sql`FROM thread t WHERE ${Prisma.join(conditions, ' AND ')}`;
};

/** How many threads the list with that filter has. */
export const countThreadRows = async (db: Db, filter: ThreadFilter): Promise<number> =>
  countRows(db, await sourceOf(db, filter));

/** A row's id with the values that it is sorted by. */
type ThreadPlace = {
  readonly id: number;
  readonly waitingSince: Date | null;
  readonly lastMessageAt: Date;
};

/** The rows of these places, in their order. */
const readRows = async (db: Db, places: readonly ThreadPlace[]): Promise<ThreadSummaryRow[]> => {
  const ids = places.map(({ id }) => id);
  const rows = await db.thread.findMany({ where: { id: { in: ids } }, include: threadSummary });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [plain(row)];
  });
};

export const listThreadRows = async (
  db: Db,
  filter: ThreadFilter,
  request: PageRequest,
): Promise<Page<ThreadSummaryRow>> => {
  const source = await sourceOf(db, filter);
  const page = await readSqlPage(request, {
    columns: SORTED,
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<ThreadPlace>(
        db,
        Prisma.sql`SELECT t.id, t.waiting_since AS "waitingSince", t.last_message_at AS "lastMessageAt"
          ${source} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => countRows(db, source),
  });
  return { ...page, items: await readRows(db, page.items) };
};
