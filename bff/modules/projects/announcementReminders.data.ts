import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { openedBy, receiversOf } from './announcementReads.data.ts';

/**
 * Starts reminding those who have not opened an announcement. Its content, and so its version, is unchanged.
 * @returns false while an earlier reminder is running
 */
export const startAnnouncementReminder = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const changed = await execute(
    db,
    Prisma.sql`UPDATE announcement SET reminded_at = ${now}, reminded_count = 0, remind_after = 0
      WHERE id = ${id} AND remind_after IS NULL`,
  );
  return changed > 0;
};

/** An announcement whose unread receivers are being mailed. */
export type AnnouncementReminder = {
  readonly id: number;
  readonly projectId: number;
  readonly title: string;
  readonly isImportant: boolean;
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
  /** The last corporation that it has come to; 0 at the beginning. */
  readonly after: number;
};

/** Whether any reminder is running, claimed or not. */
export const hasAnnouncementReminder = async (db: Db): Promise<boolean> =>
  (await db.announcement.findFirst({ where: { remindAfter: { not: null } }, select: { id: true } })) !== null;

/**
 * Claims the oldest one until the end of the transaction; other processes skip it.
 * @returns null when none is left
 */
export const claimAnnouncementReminder = async (db: Db): Promise<AnnouncementReminder | null> => {
  const [row] = await queryRows<AnnouncementReminder>(
    db,
    Prisma.sql`
      SELECT id, project_id AS "projectId", title, is_important AS "isImportant", publish_from AS "publishFrom",
        publish_to AS "publishTo", remind_after AS "after"
      FROM announcement WHERE remind_after IS NOT NULL
      ORDER BY reminded_at, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
  );
  return row ?? null;
};

type UnreadReceiver = { readonly corporationId: number; readonly mypageId: number };

/** The next corporations, in the order of their ids, of which nobody has opened it. */
export const listUnreadReceivers = (
  db: Db,
  { id, projectId, after }: Pick<AnnouncementReminder, 'id' | 'projectId' | 'after'>,
  limit: number,
): Promise<UnreadReceiver[]> =>
  queryRows<UnreadReceiver>(
    db,
    Prisma.sql`SELECT receiver.corporation_id AS "corporationId", receiver.my_page_id AS "mypageId"
      FROM ${receiversOf(projectId)} receiver
      LEFT JOIN ${openedBy(id)} opened ON opened.corporation_id = receiver.corporation_id
      WHERE opened.read_at IS NULL AND receiver.corporation_id > ${after}
      ORDER BY receiver.corporation_id LIMIT ${limit}`,
  );

type Step = {
  /** To how many corporations was written. */
  readonly count: number;
  /** The last corporation mailed; null: finished. */
  readonly after: number | null;
};

/** In the transaction that enqueues the mails, so that a crash repeats none. */
export const saveReminderProgress = async (db: Db, id: number, { count, after }: Step): Promise<void> => {
  await execute(
    db,
    Prisma.sql`
      UPDATE announcement SET reminded_count = reminded_count + ${count}, remind_after = ${after}::int WHERE id = ${id}`,
  );
};
