import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** Somebody of a business in a round. */
export type Reader = { readonly projectId: number; readonly corporationUserId: number };

/** What is published at an instant. */
const publishedAt = (at: Date): Prisma.Sql =>
  Prisma.sql`a.publish_from <= ${at} AND (a.publish_to IS NULL OR a.publish_to > ${at})`;

/** When it was notified last. */
const NOTIFIED = Prisma.sql`GREATEST(a.publish_from, COALESCE(a.renotified_at, a.publish_from))`;

/** A reading counts if no notification came after it. */
const COUNTS = Prisma.sql`r.read_at >= COALESCE(a.renotified_at, r.read_at)`;

const isUnreadBy = (corporationUserId: number): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM announcement_read r
  WHERE r.announcement_id = a.id AND r.corporation_user_id = ${corporationUserId} AND ${COUNTS})`;

/** How many of the announcements published now somebody has not opened. */
export const countUnreadAnnouncements = async (
  db: Db,
  { projectId, corporationUserId }: Reader,
  now: Date,
): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count FROM announcement a
      WHERE a.project_id = ${projectId} AND ${publishedAt(now)} AND ${isUnreadBy(corporationUserId)}`,
  );
  return row?.count ?? 0;
};

/** When somebody last opened each of these announcements, as far as he did. */
export const findReads = async (
  db: Db,
  corporationUserId: number,
  announcementIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> => {
  const where = { corporationUserId, announcementId: { in: [...announcementIds] } };
  const rows = await db.announcementRead.findMany({ where });
  return new Map(rows.map(({ announcementId, readAt }) => [announcementId, readAt]));
};

/** One announcement, or all notified up to a time. */
export type Which = { readonly id: number } | { readonly until: Date };

/**
 * Marks published announcements as opened, in one statement; those that are already stay as they are.
 * @returns the ids of those that were unread
 */
export const markAnnouncementsRead = async (
  db: Db,
  { projectId, corporationUserId }: Reader,
  { which, now }: { readonly which: Which; readonly now: Date },
): Promise<number[]> => {
  const chosen = 'id' in which ? Prisma.sql`a.id = ${which.id}` : Prisma.sql`${NOTIFIED} <= ${which.until}`;
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`INSERT INTO announcement_read AS r (announcement_id, corporation_user_id, read_at)
      SELECT a.id, ${corporationUserId}, ${now} FROM announcement a
      WHERE a.project_id = ${projectId} AND ${publishedAt(now)} AND ${chosen} AND ${isUnreadBy(corporationUserId)}
      ORDER BY a.id
      ON CONFLICT (announcement_id, corporation_user_id)
        DO UPDATE SET read_at = excluded.read_at
        WHERE r.read_at < (SELECT again.renotified_at FROM announcement again WHERE again.id = excluded.announcement_id)
      RETURNING r.announcement_id AS id`,
  );
  return rows.map(({ id }) => id);
};

/**
 * The corporations of a round, each once with its undertaking: those that represent one, and members of one. Whoever is
 * both stands for its own. It is the one rule for the list, its file, and every number of them.
 * @param visibility of their undertakings: an inspector knows of his alone
 */
export const receiversOf = (
  projectId: number,
  visibility: MyPageVisibility = { kind: 'all' },
): Prisma.Sql => Prisma.sql`(
  SELECT DISTINCT ON (part.corporation_id) part.* FROM (
    SELECT m.corporation_id, m.id AS my_page_id, m.display_code, FALSE AS is_member
    FROM my_page m WHERE m.project_id = ${projectId} AND m.deleted_at IS NULL
    UNION ALL
    SELECT k.corporation_id, m.id, m.display_code, TRUE
    FROM my_page_member k JOIN my_page m ON m.id = k.my_page_id AND m.deleted_at IS NULL
    WHERE k.project_id = ${projectId} AND k.left_on IS NULL AND k.corporation_id <> m.corporation_id
  ) part JOIN corporation c ON c.id = part.corporation_id AND c.deleted_at IS NULL
  JOIN my_page p ON p.id = part.my_page_id AND ${visibleMyPagesSql(visibility)}
  ORDER BY part.corporation_id, part.is_member, part.my_page_id)`;

/** For each corporation that has opened an announcement: who of it did so last, and when. */
export const openedBy = (announcementId: number): Prisma.Sql => Prisma.sql`(
  SELECT DISTINCT ON (u.corporation_id) u.corporation_id, r.read_at, u.name
  FROM announcement_read r
  JOIN announcement a ON a.id = r.announcement_id
  JOIN corporation_user u ON u.id = r.corporation_user_id
  WHERE r.announcement_id = ${announcementId} AND ${COUNTS}
  ORDER BY u.corporation_id, r.read_at DESC)`;

/** How many corporations an announcement is for, and how many of them have opened it. */
export type ReadCounts = { readonly receiverCount: number; readonly readCount: number };

type Counted = { readonly announcementIds: readonly number[]; readonly visibility: MyPageVisibility };

/** @returns the counts of each of these announcements of a round, by its id */
export const countReaders = async (
  db: Db,
  projectId: number,
  { announcementIds, visibility }: Counted,
): Promise<(id: number) => ReadCounts> => {
  const rows = await queryRows<{ id: number | null; count: number }>(
    db,
    Prisma.sql`WITH receiver AS MATERIALIZED ${receiversOf(projectId, visibility)}
      SELECT NULL::int AS id, count(*)::int AS count FROM receiver
      UNION ALL
      SELECT r.announcement_id, count(DISTINCT u.corporation_id)::int
      FROM announcement_read r
      JOIN announcement a ON a.id = r.announcement_id
      JOIN corporation_user u ON u.id = r.corporation_user_id
      WHERE r.announcement_id = ANY(${[...announcementIds]}::int[]) AND ${COUNTS}
        AND u.corporation_id IN (SELECT receiver.corporation_id FROM receiver)
      GROUP BY r.announcement_id`,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return (id) => ({ receiverCount: counts.get(null) ?? 0, readCount: counts.get(id) ?? 0 });
};
