import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** A letter that the office mailed to an applicant, as its trail keeps it. */
export type ApplicationLetter = { readonly sentAt: Date; readonly title: string; readonly body: string };

/** The newest letters to one applicant, newest first. */
export const findApplicationLetters = (
  db: Db,
  applicationId: number,
  limit: number,
): Promise<ApplicationLetter[]> =>
  queryRows<ApplicationLetter>(
    db,
    Prisma.sql`
    SELECT at AS "sentAt", after->>'subject' AS title, after->>'mailText' AS body FROM audit_entry
    WHERE application_id = ${applicationId} AND target_kind = 'application' AND action = 'messageSent'
    ORDER BY id DESC LIMIT ${limit}`,
  );
