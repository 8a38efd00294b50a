import type { Db } from '#bff/core/database.ts';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';

/*
 * What a dry run reads of many records at once: a statement for each question, however many rows there are.
 */

/** A step of an application that decides who may adopt it. */
export type CheckingStep = {
  readonly action: string;
  readonly onBehalf: boolean;
  readonly actorKind: string;
  readonly actorId: number | null;
};

export type ApplicationTarget = {
  readonly id: number;
  readonly version: number;
  readonly projectId: number;
  readonly displayCode: string | null;
  readonly status: number;
  readonly subsidyAmount: number | null;
  readonly roundingUnit: number;
  readonly applicantType: number | null;
  readonly corporateNumber: string | null;
  readonly assigneeUserId: number | null;
  /** The newest first. */
  readonly history: readonly CheckingStep[];
};

const { sql } = Prisma;

export const among = (column: Prisma.Sql, ids: readonly number[]): Prisma.Sql =>
  sql`${column} = ANY(${[...ids]}::int[])`;

/** Applications of one family by their ids; none that was deleted. */
export const findApplicationTargets = (
  db: Db,
  family: string,
  ids: readonly number[],
): Promise<ApplicationTarget[]> =>
  queryRows<ApplicationTarget>(
    db,
    sql`
    SELECT a.id, a.version, a.project_id AS "projectId", a.display_code AS "displayCode", a.status,
      a.subsidy_amount::float8 AS "subsidyAmount", p.rounding_unit AS "roundingUnit",
      a.applicant_type AS "applicantType", a.corporate_number AS "corporateNumber",
      a.assignee_user_id AS "assigneeUserId",
      coalesce((SELECT jsonb_agg(jsonb_build_object('action', h.action, 'onBehalf', h.on_behalf,
          'actorKind', h.actor_kind, 'actorId', h.actor_id) ORDER BY h.id DESC)
        FROM application_history h
        WHERE h.application_id = a.id AND h.action IN ('submit', 'resubmit', 'passFormCheck')), '[]') AS history
    FROM application a JOIN project p ON p.id = a.project_id
    WHERE ${among(sql`a.id`, ids)} AND a.family = ${family} AND a.deleted_at IS NULL`,
  );

export type MyPageTarget = {
  readonly id: number;
  readonly version: number;
  readonly displayCode: string;
  readonly status: number;
  readonly assigneeUserId: number | null;
};

export const findMyPageTargets = (db: Db, ids: readonly number[]): Promise<MyPageTarget[]> =>
  queryRows<MyPageTarget>(
    db,
    sql`
    SELECT id, version, display_code AS "displayCode", project_status AS status, assignee_user_id AS "assigneeUserId"
    FROM my_page WHERE ${among(sql`id`, ids)} AND deleted_at IS NULL`,
  );

/** Days of my pages, and what decides whether one of them may be another day. */
export type MyPageDays = MyPageTarget & {
  readonly [day in
    | 'adoptedOn'
    | 'plannedCompletionOn'
    | 'grantApplicationOn'
    | 'grantDecisionOn'
    | 'startOn'
    | 'completionDeadline'
    | 'completionOn'
    | 'reportedOn'
    | 'inspectedOn'
    | 'confirmedOn']: CalendarDay | null;
} & {
  readonly adoptedOn: CalendarDay;
  readonly hasEarlyStart: boolean;
  readonly projectStatus: number;
  readonly project: { readonly completionDeadline: CalendarDay };
};

export const findMyPageDays = (db: Db, ids: readonly number[]): Promise<MyPageDays[]> =>
  queryRows<MyPageDays>(
    db,
    sql`
    SELECT m.id, m.version, m.display_code AS "displayCode", m.project_status AS status,
      m.project_status AS "projectStatus", m.assignee_user_id AS "assigneeUserId",
      m.has_early_start AS "hasEarlyStart", m.adopted_on::text AS "adoptedOn",
      m.grant_application_on::text AS "grantApplicationOn", m.grant_decision_on::text AS "grantDecisionOn",
      m.start_on::text AS "startOn", m.planned_completion_on::text AS "plannedCompletionOn",
      m.completion_deadline::text AS "completionDeadline", m.completion_on::text AS "completionOn",
      m.reported_on::text AS "reportedOn", m.inspected_on::text AS "inspectedOn",
      m.confirmed_on::text AS "confirmedOn",
      jsonb_build_object('completionDeadline', p.completion_deadline::text) AS project
    FROM my_page m JOIN project p ON p.id = m.project_id
    WHERE ${among(sql`m.id`, ids)} AND m.deleted_at IS NULL`,
  );

export type CodedRecord = { readonly id: number; readonly code: string };

/** Applications of a family, of one round if it is given, by their codes. */
export const findApplicationsByCode = (
  db: Db,
  { family, projectId }: { readonly family: string; readonly projectId: number | undefined },
  codes: readonly string[],
): Promise<CodedRecord[]> =>
  queryRows<CodedRecord>(
    db,
    sql`
    SELECT id, display_code AS code FROM application
    WHERE display_code = ANY(${[...codes]}::text[]) AND family = ${family} AND deleted_at IS NULL
      AND (${projectId ?? null}::int IS NULL OR project_id = ${projectId ?? null}::int)`,
  );

/** My pages by their codes, of one round if it is given. */
export const findMyPagesByCode = (
  db: Db,
  projectId: number | undefined,
  codes: readonly string[],
): Promise<CodedRecord[]> =>
  queryRows<CodedRecord>(
    db,
    sql`
    SELECT id, display_code AS code FROM my_page
    WHERE display_code = ANY(${[...codes]}::text[]) AND deleted_at IS NULL
      AND (${projectId ?? null}::int IS NULL OR project_id = ${projectId ?? null}::int)`,
  );

/** What an adoption would meet. */
export type AdoptionFacts = {
  readonly applicationId: number;
  /** The corporation with the same number; null: a new one. */
  readonly corporationId: number | null;
  readonly hasOtherMyPage: boolean;
  readonly isMember: boolean;
  /** Somebody of another business logs in with the applicant's address. */
  readonly isContactTaken: boolean;
};

export const findAdoptionFacts = (db: Db, ids: readonly number[]): Promise<AdoptionFacts[]> =>
  queryRows<AdoptionFacts>(
    db,
    sql`
    SELECT a.id AS "applicationId", c.id AS "corporationId",
      EXISTS (SELECT FROM my_page m WHERE m.project_id = a.project_id AND m.corporation_id = c.id
        AND m.deleted_at IS NULL AND m.application_id IS DISTINCT FROM a.id) AS "hasOtherMyPage",
      EXISTS (SELECT FROM my_page_member b JOIN my_page m ON m.id = b.my_page_id
        WHERE b.project_id = a.project_id AND b.corporation_id = c.id AND b.left_on IS NULL
          AND m.deleted_at IS NULL) AS "isMember",
      EXISTS (SELECT FROM corporation_user u WHERE u.project_id = a.project_id AND u.email = au.email
        AND u.deleted_at IS NULL AND u.is_active AND u.corporation_id IS DISTINCT FROM c.id) AS "isContactTaken"
    FROM application a JOIN application_user au ON au.id = a.application_user_id
      LEFT JOIN corporation c
        ON a.applicant_type = 0 AND c.corporate_number = a.corporate_number AND c.deleted_at IS NULL
    WHERE ${among(sql`a.id`, ids)}`,
  );

export type RoundFacts = {
  readonly projectId: number;
  readonly projectName: string;
  readonly budgetAmount: number | null;
  /** Yen adopted until now. */
  readonly adoptedAmount: number;
  /** Yen that the run would still adopt. */
  readonly amount: number;
};

/** The rounds of a run's applications, with their budgets. */
export const findRoundsOfRun = (db: Db, runId: number, limit: number): Promise<RoundFacts[]> =>
  queryRows<RoundFacts>(
    db,
    sql`
    SELECT p.id AS "projectId", p.short_name AS "projectName", s.budget_amount::float8 AS "budgetAmount",
      coalesce((SELECT sum(b.adopted_amount) FROM application b WHERE b.project_id = p.id AND b.deleted_at IS NULL
        AND b.status = ${ApplicationStatus.Adopted}), 0)::float8 AS "adoptedAmount", planned.amount
    FROM (SELECT a.project_id, coalesce(sum(r.amount) FILTER (WHERE r.outcome = 0), 0)::float8 AS amount
        FROM bulk_run_row r JOIN application a ON a.id = r.application_id
        WHERE r.run_id = ${runId} GROUP BY a.project_id) planned
      JOIN project p ON p.id = planned.project_id LEFT JOIN payment_setting s ON s.project_id = p.id
    ORDER BY p.id LIMIT ${limit}`,
  );

/** How many rows of a run each of these administrators gets, with his name. */
export const countRowsByAssignee = (
  db: Db,
  runId: number,
  adminUserIds: readonly number[],
): Promise<{ adminUserId: number; name: string; count: number }[]> =>
  queryRows(
    db,
    sql`
    SELECT u.id AS "adminUserId", u.name, (SELECT count(*)::int FROM bulk_run_row r
      WHERE r.run_id = ${runId} AND r.assignee_id = u.id AND r.outcome NOT IN (1, 2)) AS count
    FROM admin_user u WHERE ${among(sql`u.id`, adminUserIds)} ORDER BY u.id`,
  );
