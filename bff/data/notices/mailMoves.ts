import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';

/** The address that the person of a mail has now. */
const addressNow = Prisma.sql`coalesce(
  (SELECT email FROM admin_user p WHERE m.person_kind = 'admin' AND p.id = m.person_id AND p.deleted_at IS NULL),
  (SELECT email FROM corporation_user p WHERE m.person_kind = 'user' AND p.id = m.person_id AND p.deleted_at IS NULL),
  (SELECT email FROM application_user p
    WHERE m.person_kind = 'applicant' AND p.id = m.person_id AND p.deleted_at IS NULL),
  m.to_address)`;

/**
 * Puts mails that are in one of these states into the outbox again, as another sending to the address of now. What
 * comes back of the sending before is not taken for one of this.
 * @returns how many
 */
export const requeueMails = (
  db: Db,
  ids: readonly number[],
  statuses: readonly string[],
  now: Date,
): Promise<number> =>
  db.$executeRaw`
    UPDATE mail_message m SET status = 'Queued', attempts = 0, next_attempt_at = ${now}, sent_at = NULL,
      failure = NULL, last_error = NULL, message_id = gen_random_uuid()::text, to_address = ${addressNow},
      updated_at = ${now}
    WHERE m.id = ANY(${[...ids]}::int[]) AND m.status = ANY(${[...statuses]}::text[])`;

/** Takes a mail out of the outbox, or out of what did not arrive. @returns false when it is in none of these states */
export const giveUpMailRow = async (
  db: Db,
  id: number,
  statuses: readonly string[],
  text: string,
): Promise<boolean> => {
  const { count } = await db.mailMessage.updateMany({
    where: { id, status: { in: [...statuses] } },
    data: { status: 'GivenUp', nextAttemptAt: null, text },
  });
  return count > 0;
};
