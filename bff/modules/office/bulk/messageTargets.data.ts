import type { Db } from '#bff/core/database.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import type { MyPageTarget } from './bulkTargets.data.ts';

/** A my page to which the same message is written as to others. */
export type MessageTarget = Omit<MyPageTarget, 'assigneeUserId'> & {
  readonly corporationName: string;
  readonly planTitle: string;
  /** The names of those who get its mails. */
  readonly recipients: readonly string[];
  /** The titles of its documents that are late. */
  readonly lateDocuments: readonly string[];
};

const { Incomplete, Rejected } = DocumentCheckStatus;

const { sql } = Prisma;

/**
 * The names of a business's people in the round of the my page `m`, as `listMailRecipients` has them: its primary
 * contact, else everybody.
 */
export const recipientNames = (corporationId: Prisma.Sql): Prisma.Sql => sql`
  coalesce((SELECT jsonb_agg(p.name ORDER BY p.id) FROM (
    SELECT u.id, u.name, u.is_primary, bool_or(u.is_primary) OVER () AS has_primary FROM corporation_user u
    WHERE u.corporation_id = ${corporationId} AND u.project_id = m.project_id AND u.is_active
      AND u.deleted_at IS NULL) p
    WHERE p.is_primary OR NOT p.has_primary), '[]')`;

/** @param today the day at which a document is late that was due before */
export const findMessageTargets = (
  db: Db,
  ids: readonly number[],
  today: CalendarDay,
): Promise<MessageTarget[]> =>
  queryRows<MessageTarget>(
    db,
    sql`
    SELECT m.id, m.version, m.display_code AS "displayCode", m.project_status AS status,
      c.name AS "corporationName", m.plan_title AS "planTitle",
      ${recipientNames(sql`m.corporation_id`)} AS recipients,
      coalesce((SELECT jsonb_agg(s.title ORDER BY s.sequence, s.id) FROM section s
        WHERE s.my_page_id = m.id AND s.deleted_at IS NULL AND s.status IN (${Incomplete}, ${Rejected})
          AND coalesce(s.return_due_on, s.due_on) < ${today}::date), '[]') AS "lateDocuments"
    FROM my_page m JOIN corporation c ON c.id = m.corporation_id
    WHERE m.id = ANY(${[...ids]}::int[]) AND m.deleted_at IS NULL`,
  );
