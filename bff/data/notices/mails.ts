import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '../engine/queryRows.ts';

export type NewMail = {
  readonly to: string;
  readonly toName: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly relatedMypageId: number | undefined;
  readonly relatedApplicationId: number | undefined;
  readonly relatedSectionId: number | undefined;
  readonly nextAttemptAt: Date;
};

/** In SQL, because everybody else who hands in an application waits for its mail. */
export const insertMail = async (db: Db, mail: NewMail): Promise<void> => {
  await queryRows(
    db,
    Prisma.sql`
      INSERT INTO mail_message (to_address, to_name, subject, text, related_my_page_id, related_application_id,
        related_section_id, next_attempt_at, updated_at)
      VALUES (${mail.to}, ${mail.toName ?? null}, ${mail.subject}, ${mail.text}, ${mail.relatedMypageId ?? null},
        ${mail.relatedApplicationId ?? null}, ${mail.relatedSectionId ?? null}, ${mail.nextAttemptAt},
        clock_timestamp())`,
  );
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
