import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { among } from './bulkTargets.data.ts';

/* What a dry run reads of many documents at once. */

const { sql } = Prisma;

/** The day at which a document is due, and what decides whether it may be another day. */
export type SectionDays = {
  readonly id: number;
  readonly version: number;
  readonly mypageId: number;
  readonly displayCode: string;
  readonly status: number;
  readonly dueOn: CalendarDay | null;
  readonly returnDueOn: CalendarDay | null;
  readonly kind: number;
  readonly documentType: number;
  readonly myPage: { readonly projectStatus: number; readonly progressPhase: number };
};

/** The columns of that, of a section `s` and its my page `m`. */
export const sectionDays = sql`s.id, s.version, m.id AS "mypageId", m.display_code AS "displayCode", s.status,
  s.due_on::text AS "dueOn", s.return_due_on::text AS "returnDueOn", s.kind, s.document_type AS "documentType",
  jsonb_build_object('projectStatus', m.project_status, 'progressPhase', m.progress_phase) AS "myPage"`;

export const findSectionDays = (db: Db, ids: readonly number[]): Promise<SectionDays[]> =>
  queryRows<SectionDays>(
    db,
    sql`
    SELECT ${sectionDays} FROM section s JOIN my_page m ON m.id = s.my_page_id
    WHERE ${among(sql`s.id`, ids)} AND s.deleted_at IS NULL AND m.deleted_at IS NULL`,
  );

/** Who looks after a document, and what decides whether that may change. */
export type SectionTarget = Omit<SectionDays, 'dueOn' | 'returnDueOn'> & {
  readonly assigneeUserId: number | null;
  /** Who looks after its my page. */
  readonly myPageAssigneeUserId: number | null;
};

export const findSectionTargets = (db: Db, ids: readonly number[]): Promise<SectionTarget[]> =>
  queryRows<SectionTarget>(
    db,
    sql`
    SELECT ${sectionDays}, s.assignee_user_id AS "assigneeUserId", m.assignee_user_id AS "myPageAssigneeUserId"
    FROM section s JOIN my_page m ON m.id = s.my_page_id
    WHERE ${among(sql`s.id`, ids)} AND s.deleted_at IS NULL AND m.deleted_at IS NULL`,
  );
