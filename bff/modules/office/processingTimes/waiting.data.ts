import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { awaitsAmountSql } from '#bff/modules/myPages/index.ts';
import { isReturnedSql, returnedAtSql } from '#bff/modules/sections/index.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { tokyoDaySql as dayOf } from './daySql.data.ts';

/*
 * What waits for the office now, by the step of ProcessingStep that it is in, since the day on which it came in; and, for
 * the office, what it has sent back (step 3), since it was sent back.
 */

/** Which of them: conditions on the tables that have these names in the statements. */
type Where = {
  /** On `page` (my_page). */
  readonly pages: Prisma.Sql;
  /** On `section`. */
  readonly sections: Prisma.Sql;
  /** On `thread`. */
  readonly threads: Prisma.Sql;
};

/** DocumentCheckStatus Confirming and MAFFConfirming. */
const sections = ({ pages, sections: where }: Where): Prisma.Sql => Prisma.sql`
  SELECT 2 AS step, section.id AS subject_id, section.title, section.branch_number,
    ${dayOf(Prisma.sql`section.submitted_at`)} AS since_on, section.status = 2 AS is_with_ministry
  FROM section JOIN my_page page ON page.id = section.my_page_id
  WHERE section.status = ANY (ARRAY[1, 2]) AND section.deleted_at IS NULL AND section.submitted_at IS NOT NULL
    AND page.deleted_at IS NULL AND ${pages} AND ${where}`;

/** ChangeRequestStatus Submitted and MAFFConfirming; called by its kind. */
const changes = ({ pages }: Where): Prisma.Sql => Prisma.sql`
  SELECT 4, change.id, change.kind::text, NULL, ${dayOf(Prisma.sql`change.submitted_at`)}, change.status = 3
  FROM change_request change JOIN my_page page ON page.id = change.my_page_id
  WHERE change.status IN (1, 3) AND change.deleted_at IS NULL AND change.submitted_at IS NOT NULL
    AND page.deleted_at IS NULL AND ${pages}`;

/** Reported, and the amount is not fixed. */
const amounts = ({ pages }: Where): Prisma.Sql => Prisma.sql`
  SELECT 5, page.id, '', NULL, page.reported_on, FALSE FROM my_page page
  WHERE ${awaitsAmountSql(Prisma.sql`page`)} AND page.deleted_at IS NULL AND ${pages}`;

/** PaymentStatus Requested, Checked, Approved, Exported. */
const payments = ({ pages }: Where): Prisma.Sql => Prisma.sql`
  SELECT 6, payment.id, '', NULL, payment.requested_on, FALSE
  FROM payment JOIN my_page page ON page.id = payment.my_page_id
  WHERE payment.status IN (1, 2, 3, 4) AND payment.requested_on IS NOT NULL AND page.deleted_at IS NULL AND ${pages}`;

const threads = ({ threads: where }: Pick<Where, 'threads'>): Prisma.Sql => Prisma.sql`
  SELECT 7 AS step, thread.id AS subject_id, thread.subject AS title, NULL AS branch_number,
    ${dayOf(Prisma.sql`thread.waiting_since`)} AS since_on, FALSE AS is_with_ministry
  FROM thread WHERE thread.waiting_since IS NOT NULL AND ${where}`;

const union = (parts: readonly Prisma.Sql[]): Prisma.Sql => Prisma.join([...parts], ' UNION ALL ');

export type WaitingRow = {
  readonly step: number;
  /** Of the section, change request, my page, payment or thread. */
  readonly subjectId: number;
  /** Of a section its title, of a thread its subject, of a change request the number of its kind; else empty. */
  readonly title: string;
  readonly branchNumber: string | null;
  readonly sinceOn: string;
  /** The office is through with it. */
  readonly isWithMinistry: boolean;
};

const rowsOf = (db: Db, source: Prisma.Sql, limit: number): Promise<WaitingRow[]> =>
  queryRows<WaitingRow>(
    db,
    Prisma.sql`
      SELECT step, subject_id AS "subjectId", title, branch_number AS "branchNumber", since_on::text AS "sinceOn",
        is_with_ministry AS "isWithMinistry"
      FROM (${source}) waiting ORDER BY since_on, step, subject_id LIMIT ${limit}`,
  );

/** What the other side sees of: something was said, and not only noted by the office (ThreadMessageKind Message). */
const SAID = Prisma.sql`EXISTS (SELECT FROM thread_message said WHERE said.thread_id = thread.id AND said.kind = 0)`;

type Part = {
  readonly mypageId: number;
  /** What is this member's only; null: all of the undertaking, and what the office and the representative speak of. */
  readonly memberId: number | null;
  /** This document only. */
  readonly sectionId: number | undefined;
};

/** What of an undertaking waits, the longest first. A member sees its documents and questions. */
export const listWaitingOfPart = (
  db: Db,
  { mypageId, memberId, sectionId }: Part,
  limit: number,
): Promise<WaitingRow[]> => {
  const where: Where = {
    pages: Prisma.sql`page.id = ${mypageId}`,
    sections: Prisma.sql`(${memberId}::int IS NULL OR section.member_id = ${memberId}::int)
      AND (${sectionId ?? null}::int IS NULL OR section.id = ${sectionId ?? null}::int)`,
    threads: Prisma.sql`thread.my_page_id = ${mypageId} AND ${SAID}
      AND thread.member_id IS NOT DISTINCT FROM ${memberId}::int`,
  };
  const ofWhole = memberId === null ? [changes(where), amounts(where), payments(where)] : [];
  const others = sectionId === undefined ? [...ofWhole, threads(where)] : [];
  return rowsOf(db, union([sections(where), ...others]), limit);
};

/** The questions of an applicant that wait, the longest first. */
export const listWaitingOfApplicant = (db: Db, applicationId: number, limit: number): Promise<WaitingRow[]> =>
  rowsOf(db, threads({ threads: Prisma.sql`thread.application_id = ${applicationId} AND ${SAID}` }), limit);

/** ApplicationStatus Submitted and FormChecking, and UnderReview beside them. */
const applications = (projectId: number): Prisma.Sql => Prisma.sql`
  SELECT asked.step, application.id, '', NULL, ${dayOf(Prisma.sql`application.submitted_at`)}, FALSE
  FROM application JOIN (VALUES (0, ARRAY[1, 2]), (1, ARRAY[1, 2, 4])) AS asked(step, statuses)
    ON application.status = ANY (asked.statuses)
  WHERE application.project_id = ${projectId} AND application.deleted_at IS NULL
    AND application.submitted_at IS NOT NULL`;

/** What lies with its business again, since it was sent back last. */
const returned = ({ pages }: Pick<Where, 'pages'>): Prisma.Sql => Prisma.sql`
  SELECT 3, section.id, section.title, section.branch_number, ${dayOf(returnedAtSql(Prisma.sql`section`))}, FALSE
  FROM section JOIN my_page page ON page.id = section.my_page_id
  WHERE ${isReturnedSql(Prisma.sql`section`)} AND page.deleted_at IS NULL AND ${pages}`;

/** What the list of threads leaves out: of what is gone. */
const THERE = Prisma.sql`
  NOT EXISTS (SELECT FROM my_page gone WHERE gone.id = thread.my_page_id AND gone.deleted_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM application gone WHERE gone.id = thread.application_id AND gone.deleted_at IS NOT NULL)`;

export type WaitingCount = {
  readonly step: number;
  readonly waitingCount: number;
  readonly slowCount: number;
};

/** Of a step, the last day on which what came in has waited too long by now. */
export type SlowStep = { readonly step: number; readonly slowUntilOn: string };

/** How much of a round waits, and since how long; steps without any are left out. */
export const countWaiting = (
  db: Db,
  projectId: number,
  slow: readonly SlowStep[],
): Promise<WaitingCount[]> => {
  const where: Where = {
    pages: Prisma.sql`page.project_id = ${projectId}`,
    sections: Prisma.sql`TRUE`,
    threads: Prisma.sql`thread.project_id = ${projectId} AND ${THERE}`,
  };
  const all = [sections, changes, amounts, payments, threads, returned].map((source) => source(where));
  return queryRows<WaitingCount>(
    db,
    Prisma.sql`
      SELECT waiting.step, count(*)::int AS "waitingCount",
        (count(*) FILTER (WHERE waiting.since_on <= slow."slowUntilOn"))::int AS "slowCount"
      FROM (${union([...all, applications(projectId)])}) waiting
      LEFT JOIN jsonb_to_recordset(${JSON.stringify(slow)}::jsonb) AS slow(step int, "slowUntilOn" date)
        ON slow.step = waiting.step
      GROUP BY waiting.step`,
  );
};
