import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';

/** An application to whose applicant the same letter is written as to others. */
export type LetterTarget = {
  readonly id: number;
  readonly version: number;
  readonly displayCode: string | null;
  readonly status: number;
  /** As it is answered. */
  readonly name: string | null;
  /** Who registered, and the address that the letter goes to. */
  readonly personName: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly returnDueOn: CalendarDay | null;
  readonly submitPressedAt: Date | null;
  readonly projectName: string;
  readonly applicationOpensAt: Date;
  readonly applicationClosesAt: Date;
  readonly submitGraceMinutes: number;
};

/** Applications of one family by their ids; none that was deleted. */
export const findLetterTargets = (db: Db, family: string, ids: readonly number[]): Promise<LetterTarget[]> =>
  queryRows<LetterTarget>(
    db,
    Prisma.sql`
    SELECT a.id, a.version, a.display_code AS "displayCode", a.status, a.name, u.name AS "personName", u.email,
      u.email_confirmed_at IS NOT NULL AS "isEmailConfirmed", a.return_due_on::text AS "returnDueOn",
      a.submit_pressed_at AS "submitPressedAt", p.short_name AS "projectName",
      p.application_opens_at AS "applicationOpensAt", p.application_closes_at AS "applicationClosesAt",
      p.submit_grace_minutes AS "submitGraceMinutes"
    FROM application a JOIN application_user u ON u.id = a.application_user_id JOIN project p ON p.id = a.project_id
    WHERE a.id = ANY(${[...ids]}::int[]) AND a.family = ${family} AND a.deleted_at IS NULL`,
  );
