import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';

export type NewMail = Prisma.MailMessageUncheckedCreateInput;

export const insertMail = async (db: Db, mail: NewMail): Promise<void> => {
  await db.mailMessage.create({ data: mail });
};

/** A mail on its way out, as the sender needs it. */
export type DueMail = {
  id: number;
  to: string;
  toName: string | null;
  subject: string;
  text: string;
  attempts: number;
};

/**
 * Takes the next due mails for this process: others skip them until `holdUntil`, after which they are due again,
 * so that a mail is not lost with a process that died while sending it.
 */
export const takeDueMails = (db: Db, now: Date, holdUntil: Date, limit: number): Promise<DueMail[]> =>
  db.$queryRaw<DueMail[]>`
    UPDATE mail_message SET status = 'Sending', next_attempt_at = ${holdUntil}, updated_at = ${now}
    WHERE id IN (
      SELECT id FROM mail_message
      WHERE status IN ('Queued', 'Sending') AND next_attempt_at <= ${now}
      ORDER BY next_attempt_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, to_address AS "to", to_name AS "toName", subject, text, attempts`;

/** Gives back what was taken and not tried. */
export const releaseMails = async (db: Db, ids: readonly number[], nextAttemptAt: Date): Promise<void> => {
  await db.mailMessage.updateMany({
    where: { id: { in: [...ids] } },
    data: { status: 'Queued', nextAttemptAt },
  });
};

export const markMailSent = async (db: Db, id: number, sentAt: Date): Promise<void> => {
  await db.mailMessage.update({
    where: { id },
    data: { status: 'Sent', sentAt, nextAttemptAt: null, attempts: { increment: 1 }, lastError: null },
  });
};

/** @param nextAttemptAt null gives up */
export const markMailFailed = async (
  db: Db,
  id: number,
  failure: { error: string; nextAttemptAt: Date | null },
): Promise<void> => {
  await db.mailMessage.update({
    where: { id },
    data: {
      status: failure.nextAttemptAt === null ? 'Failed' : 'Queued',
      nextAttemptAt: failure.nextAttemptAt,
      lastError: failure.error.slice(0, 500),
      attempts: { increment: 1 },
    },
  });
};
