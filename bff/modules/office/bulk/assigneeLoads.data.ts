import type { Db } from '#bff/core/database.ts';
import {
  ApplicationStatus,
  DocumentCheckStatus,
  InspectionReportStatus,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { among } from './bulkTargets.data.ts';

/* What administrators look after already: by it work is shared out. */

const { sql } = Prisma;

export type AssigneeLoad = { readonly id: number; readonly name: string; readonly load: number };

const OPEN_APPLICATION = [
  ApplicationStatus.Submitted,
  ApplicationStatus.FormChecking,
  ApplicationStatus.Returned,
  ApplicationStatus.UnderReview,
  ApplicationStatus.Waitlisted,
];

/** How many applications of all families, not decided yet, each of these administrators looks after. */
export const findApplicationLoads = (db: Db, adminUserIds: readonly number[]): Promise<AssigneeLoad[]> =>
  queryRows<AssigneeLoad>(
    db,
    sql`
    SELECT u.id, u.name, (SELECT count(*)::int FROM application a WHERE a.assignee_user_id = u.id
      AND a.deleted_at IS NULL AND ${among(sql`a.status`, OPEN_APPLICATION)}) AS load
    FROM admin_user u WHERE ${among(sql`u.id`, adminUserIds)}`,
  );

const GOING_UNDERTAKING = [
  ProjectStatus.Progressing,
  ProjectStatus.ResultConfirmed,
  ProjectStatus.NotifiedAmount,
  ProjectStatus.FinishedPayment,
];

/** How many undertakings each of these administrators looks after, without those whose result is settled. */
export const findMyPageLoads = (db: Db, adminUserIds: readonly number[]): Promise<AssigneeLoad[]> =>
  queryRows<AssigneeLoad>(
    db,
    sql`
    SELECT u.id, u.name, (SELECT count(*)::int FROM my_page m WHERE m.assignee_user_id = u.id
      AND m.deleted_at IS NULL AND ${among(sql`m.project_status`, GOING_UNDERTAKING)}) AS load
    FROM admin_user u WHERE ${among(sql`u.id`, adminUserIds)}`,
  );

/**
 * How many documents that wait to be checked each of these administrators looks after: those given to them, and those
 * of their my pages that were given to nobody.
 */
export const findSectionLoads = (db: Db, adminUserIds: readonly number[]): Promise<AssigneeLoad[]> =>
  queryRows<AssigneeLoad>(
    db,
    sql`
    SELECT u.id, u.name, coalesce(waiting.count, 0) AS load
    FROM admin_user u LEFT JOIN (
      SELECT coalesce(s.assignee_user_id, m.assignee_user_id) AS id, count(*)::int AS count
      FROM section s JOIN my_page m ON m.id = s.my_page_id
      WHERE s.status = ${DocumentCheckStatus.Confirming} AND s.deleted_at IS NULL AND m.deleted_at IS NULL
      GROUP BY 1
    ) waiting ON waiting.id = u.id
    WHERE ${among(sql`u.id`, adminUserIds)}`,
  );

const OPEN_REPORT = [InspectionReportStatus.Draft, InspectionReportStatus.Returned];

/** How many inspections each of these administrators is sent to, without those that he has handed in. */
export const findReportLoads = (db: Db, adminUserIds: readonly number[]): Promise<AssigneeLoad[]> =>
  queryRows<AssigneeLoad>(
    db,
    sql`
    SELECT u.id, u.name, (SELECT count(*)::int FROM my_page_report r JOIN my_page m ON m.id = r.my_page_id
      WHERE r.inspector_user_id = u.id AND r.deleted_at IS NULL AND m.deleted_at IS NULL
        AND ${among(sql`r.status`, OPEN_REPORT)}) AS load
    FROM admin_user u WHERE ${among(sql`u.id`, adminUserIds)}`,
  );
