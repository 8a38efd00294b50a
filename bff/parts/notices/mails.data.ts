import type { Db } from '#bff/core/database.ts';
import type { MailFailure, MailPerson } from '#bff/core/outgoingMail.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** Letters kept of what a mail server said. */
export const MAX_ANSWER = 500;

export type NewMail = {
  readonly kind: number;
  readonly person: MailPerson | undefined;
  readonly to: string;
  readonly toName: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly relatedMypageId: number | undefined;
  readonly relatedApplicationId: number | undefined;
  readonly relatedSectionId: number | undefined;
  /** Held for the next morning's digest, never sent alone. */
  readonly status: 'Queued' | 'Held';
  readonly nextAttemptAt: Date | null;
};

/** In SQL, because everybody else who hands in an application waits for its mail. */
export const insertMail = batchedWrite<NewMail>((db, mails) =>
  writeMany(mails, (json) =>
    queryRows(
      db,
      Prisma.sql`
      INSERT INTO mail_message (to_address, to_name, subject, text, related_my_page_id, related_application_id,
        related_section_id, kind, person_kind, person_id, status, next_attempt_at, updated_at)
      SELECT "to", "toName", subject, text, "relatedMypageId", "relatedApplicationId", "relatedSectionId", kind,
        person ->> 'kind', (person ->> 'id')::int, status, "nextAttemptAt", clock_timestamp()
      FROM jsonb_to_recordset(${json}::jsonb) AS mail("to" text, "toName" text, subject text, text text,
        "relatedMypageId" int, "relatedApplicationId" int, "relatedSectionId" int, kind smallint, person jsonb,
        status text, "nextAttemptAt" timestamptz)`,
    ),
  ),
);

/** A mail on its way out, as the sender needs it. */
export type DueMail = {
  id: number;
  to: string;
  toName: string | null;
  subject: string;
  text: string;
  attempts: number;
  /** Of this sending. */
  messageId: string;
};

/**
 * Takes the next due mails for this process: others skip them until `holdUntil`, after which they are due again,
 * so that a mail is not lost with a process that died while sending it.
 */
export const claimDueMails = (db: Db, now: Date, holdUntil: Date, limit: number): Promise<DueMail[]> =>
  queryRows<DueMail>(
    db,
    Prisma.sql`UPDATE mail_message SET status = 'Sending', next_attempt_at = ${holdUntil}, updated_at = ${now}
      WHERE id IN (
        SELECT id FROM mail_message
        WHERE status IN ('Queued', 'Sending') AND next_attempt_at <= ${now}
        ORDER BY next_attempt_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, to_address AS "to", to_name AS "toName", subject, text, attempts, message_id AS "messageId"`,
  );

/** Keeps what was taken and is not noted yet from others until then. */
export const holdMails = async (db: Db, ids: readonly number[], holdUntil: Date): Promise<void> => {
  await db.mailMessage.updateMany({
    where: { id: { in: [...ids] }, status: 'Sending' },
    data: { nextAttemptAt: holdUntil },
  });
};

/** Gives back what was taken and not tried. */
export const releaseMails = async (db: Db, ids: readonly number[], nextAttemptAt: Date): Promise<void> => {
  await db.mailMessage.updateMany({
    where: { id: { in: [...ids] } },
    data: { status: 'Queued', nextAttemptAt },
  });
};

/** What became of a mail that this process had taken; not told where it came back or was given up meanwhile. */
const markTried = async (
  db: Db,
  id: number,
  data: Prisma.MailMessageUpdateManyMutationInput,
): Promise<void> => {
  await db.mailMessage.updateMany({
    where: { id, status: 'Sending' },
    data: { ...data, attempts: { increment: 1 } },
  });
};

/** @param text its words as they are kept from now on */
export const markMailSent = (db: Db, id: number, sent: { sentAt: Date; text: string }): Promise<void> =>
  markTried(db, id, { ...sent, status: 'Sent', nextAttemptAt: null, failure: null, lastError: null });

type Failure = { readonly failure: MailFailure; readonly answer: string };

/** It is tried again then. */
export const markMailPostponed = (
  db: Db,
  id: number,
  { failure, answer, nextAttemptAt }: Failure & { readonly nextAttemptAt: Date },
): Promise<void> =>
  markTried(db, id, { status: 'Queued', nextAttemptAt, failure, lastError: answer.slice(0, MAX_ANSWER) });

/** No automatic retry follows. @param text the stored text from now on */
export const markMailFailed = (
  db: Db,
  id: number,
  { failure, answer, text }: Failure & { readonly text: string },
): Promise<void> =>
  markTried(db, id, {
    status: 'Failed',
    nextAttemptAt: null,
    failure,
    lastError: answer.slice(0, MAX_ANSWER),
    text,
  });

/** In the place of a failure, before the first try. */
export const NOT_TRIED = 'none';

/** The mails that have not left, by why the last try failed. */
export type MailState = {
  /** A MailFailure, or NOT_TRIED. */
  readonly failure: string;
  /** Those that are going to be tried. */
  readonly waitingCount: number;
  /** Since when the first of them was written; 0 without one. */
  readonly oldestSeconds: number;
  /** Those that are not tried any more, and that nobody of the office has settled. */
  readonly failedCount: number;
};

/** Each status by an index of its own: it is asked for all the time. */
export const readMailStates = (db: Db): Promise<MailState[]> =>
  queryRows<MailState>(
    db,
    Prisma.sql`SELECT coalesce(failure, ${NOT_TRIED}) AS failure, count(written_at)::int AS "waitingCount",
        coalesce(extract(epoch FROM now() - min(written_at)), 0)::float8 AS "oldestSeconds",
        (count(*) - count(written_at))::int AS "failedCount"
      FROM (
        SELECT failure, created_at AS written_at FROM mail_message
          WHERE status = ANY (ARRAY['Queued', 'Sending'])
        UNION ALL
        SELECT failure, NULL FROM mail_message
          WHERE status = ANY (ARRAY['Failed', 'Bounced']) AND status = 'Failed'
      ) mail GROUP BY 1 ORDER BY 1`,
  );
