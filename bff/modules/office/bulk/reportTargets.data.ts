import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { among } from './bulkTargets.data.ts';

const { sql } = Prisma;

/** An inspection: who is sent to it and when, and what decides whether that may change. */
export type ReportTarget = {
  readonly id: number;
  readonly version: number;
  readonly mypageId: number;
  readonly displayCode: string;
  readonly status: number;
  /** Who inspects. */
  readonly assigneeUserId: number;
  readonly scheduledOn: CalendarDay;
};

/** What a dry run reads of many inspections at once; none that was deleted. */
export const findReportTargets = (db: Db, ids: readonly number[]): Promise<ReportTarget[]> =>
  queryRows<ReportTarget>(
    db,
    sql`
    SELECT r.id, r.version, m.id AS "mypageId", m.display_code AS "displayCode", r.status,
      r.inspector_user_id AS "assigneeUserId", r.scheduled_on::text AS "scheduledOn"
    FROM my_page_report r JOIN my_page m ON m.id = r.my_page_id
    WHERE ${among(sql`r.id`, ids)} AND r.deleted_at IS NULL AND m.deleted_at IS NULL`,
  );
