import type { Db } from '#bff/core/database.ts';
import type { MailFailure } from '#bff/core/outgoingMail.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { withoutSecrets } from '#bff/platform/mail/secrets.ts';
import { MAX_ANSWER } from './mails.data.ts';

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
  execute(
    db,
    Prisma.sql`UPDATE mail_message m SET status = 'Queued', attempts = 0, next_attempt_at = ${now}, sent_at = NULL,
        failure = NULL, last_error = NULL, message_id = gen_random_uuid()::text, to_address = ${addressNow},
        updated_at = ${now}
      WHERE m.id = ANY(${[...ids]}::int[]) AND m.status = ANY(${[...statuses]}::text[])`,
  );

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

/** Mails of one kind, about an application or an undertaking, or to people who log in for a business. */
export type MailsOf = { readonly kind: number } & (
  | { readonly applicationId: number }
  | { readonly mypageId: number }
  | { readonly userIds: readonly number[] }
);

const whereOf = (of: MailsOf): Prisma.MailMessageWhereInput => {
  if ('applicationId' in of) return { relatedApplicationId: of.applicationId };
  if ('mypageId' in of) return { relatedMypageId: of.mypageId };
  return { personKind: 'user', personId: { in: [...of.userIds] } };
};

export type WaitingMail = { readonly id: number; readonly text: string; readonly createdAt: Date };

/** Nobody has begun to send it, or to tell of it in the mail of the morning. */
export const NOT_BEGUN: readonly string[] = ['Queued', 'Held'];

/** The mails of these that nobody has begun to send. */
export const findWaitingMails = (db: Db, of: MailsOf): Promise<WaitingMail[]> =>
  db.mailMessage.findMany({
    where: { status: { in: [...NOT_BEGUN] }, kind: of.kind, ...whereOf(of) },
    select: { id: true, text: true, createdAt: true },
    orderBy: { id: 'asc' },
  });

/** The undertakings of these about which a mail of one kind waits. */
export const listMyPagesWithWaiting = async (
  db: Db,
  kind: number,
  mypageIds: readonly number[],
): Promise<number[]> => {
  const rows = await db.mailMessage.findMany({
    where: { status: { in: [...NOT_BEGUN] }, kind, relatedMypageId: { in: [...mypageIds] } },
    select: { relatedMypageId: true },
    distinct: ['relatedMypageId'],
  });
  return rows.flatMap(({ relatedMypageId: id }) => (id === null ? [] : [id]));
};

/** What a report about a mail is compared with. @returns null when there is no such mail */
export const findMailSending = (db: Db, id: number) =>
  db.mailMessage.findUnique({
    where: { id },
    select: { id: true, messageId: true, relatedMypageId: true, relatedApplicationId: true },
  });

type Bounce = { readonly failure: MailFailure; readonly answer: string; readonly at: Date };

/** It came back, perhaps before its sender could note that it had left. @returns false when that is known */
export const markMailBounced = async (
  db: Db,
  id: number,
  { failure, answer, at }: Bounce,
): Promise<boolean> => {
  const where = { id, status: { in: ['Sent', 'Sending', 'Queued'] } };
  const mail = await db.mailMessage.findFirst({ where, select: { text: true, sentAt: true } });
  if (mail === null) return false;
  const { count } = await db.mailMessage.updateMany({
    where,
    data: {
      status: 'Bounced',
      sentAt: mail.sentAt ?? at,
      nextAttemptAt: null,
      failure,
      lastError: answer.slice(0, MAX_ANSWER),
      text: withoutSecrets(mail.text),
    },
  });
  return count > 0;
};
