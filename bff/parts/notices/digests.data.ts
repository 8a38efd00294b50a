import type { Db } from '#bff/core/database.ts';
import type { MailPerson } from '#bff/core/outgoingMail.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** A mail that was taken for a digest. */
export type HeldMail = {
  readonly id: number;
  readonly personKind: MailPerson['kind'];
  readonly personId: number;
  readonly subject: string;
  readonly createdAt: Date;
};

/**
 * Takes every mail that waits for the digests of the next people, so that no other process tells of them: one that comes
 * at the same moment waits here and finds them taken.
 * @param limit how many people
 */
export const claimHeldMails = (db: Db, at: Date, limit: number): Promise<HeldMail[]> =>
  queryRows<HeldMail>(
    db,
    Prisma.sql`
      UPDATE mail_message SET status = 'InDigest', sent_at = ${at}, next_attempt_at = NULL, updated_at = ${at}
      WHERE status = 'Held' AND id IN (
        SELECT held.id FROM mail_message held JOIN (
          SELECT person_kind, person_id FROM mail_message WHERE status = 'Held'
          GROUP BY person_kind, person_id ORDER BY person_kind, person_id LIMIT ${limit}
        ) person ON person.person_kind = held.person_kind AND person.person_id = held.person_id
        WHERE held.status = 'Held' ORDER BY held.id FOR UPDATE OF held
      )
      RETURNING id, person_kind AS "personKind", person_id AS "personId", subject, created_at AS "createdAt"`,
  );

/** Mails of deleted people are dropped. */
export const giveUpHeldMails = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.mailMessage.updateMany({
    where: { id: { in: [...ids] }, status: 'InDigest' },
    data: { status: 'GivenUp', sentAt: null },
  });
};
