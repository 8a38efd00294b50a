import type { Db } from '#bff/core/database.ts';
import { BulkRowOutcome, type InspectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { countRows, oneOf, readSqlPage } from '#bff/platform/database/sqlPaging.ts';
import type { CalendarDay } from '#rules/calendar.ts';

/** A row as the dry run leaves it. */
export type NewBulkRow = {
  readonly line: number;
  readonly code: string | null;
  readonly applicationId: number | null;
  readonly mypageId: number | null;
  readonly corporationId: number | null;
  readonly corporationUserId: number | null;
  /** A document of the my page. */
  readonly sectionId: number | null;
  /** An inspection of the my page. */
  readonly reportId: number | null;
  /** A payment of the my page. */
  readonly paymentId: number | null;
  /** A round. */
  readonly projectId: number | null;
  readonly targetVersion: number | null;
  /** Of an import: what is written, and of a record that changes what stood there. */
  readonly input: object | null;
  readonly before: object | null;
  readonly outcome: number;
  readonly reasonCode: string | null;
  readonly message: string;
  readonly makes: string | null;
  readonly amount: number | null;
  readonly conditions: string | null;
  readonly assigneeId: number | null;
  readonly priorAssigneeId: number | null;
};

/** In SQL, because there are up to 50,000. */
export const insertBulkRows = async (db: Db, runId: number, rows: readonly NewBulkRow[]): Promise<void> => {
  await writeMany(rows, (json) =>
    queryRows(
      db,
      Prisma.sql`
    INSERT INTO bulk_run_row (run_id, line, code, application_id, my_page_id, corporation_id, corporation_user_id,
      section_id, report_id, payment_id, project_id, target_version, outcome, reason_code, message, makes, amount, conditions, assignee_id, prior_assignee_id, input, before)
    SELECT ${runId}, "line", "code", "applicationId", "mypageId", "corporationId", "corporationUserId",
      "sectionId", "reportId", "paymentId", "projectId", "targetVersion", "outcome", "reasonCode", "message", "makes", "amount", "conditions", "assigneeId", "priorAssigneeId",
      nullif("input", 'null'), nullif("before", 'null')
    FROM jsonb_to_recordset(${json}::jsonb) AS entry("line" int, "code" text, "applicationId" int, "mypageId" int,
      "corporationId" int, "corporationUserId" int, "sectionId" int, "reportId" int, "paymentId" int, "projectId" int, "input" jsonb, "before" jsonb, "targetVersion" int, "outcome" smallint, "reasonCode" text,
      "message" text, "makes" text, "amount" bigint, "conditions" text, "assigneeId" int, "priorAssigneeId" int)`,
    ),
  );
};

/** A document of a row. */
type BulkRowDocument = {
  readonly id: number;
  readonly title: string;
  readonly branchNumber: string | null;
  /** Of whom it is asked; null: of the representative. */
  readonly memberName: string | null;
};

/** An inspection of a row. */
type BulkRowInspection = { readonly kind: InspectionKind; readonly scheduledOn: CalendarDay };

/** A row beside what its record is now. */
export type BulkRowRecord = {
  readonly id: number;
  readonly line: number;
  readonly code: string | null;
  readonly targetId: number | null;
  readonly name: string | null;
  /** Of a person of a business. */
  readonly corporationName: string | null;
  readonly document: BulkRowDocument | null;
  readonly inspection: BulkRowInspection | null;
  /** ApplicationStatus, ProjectStatus, DocumentCheckStatus, InspectionReportStatus or PaymentStatus. */
  readonly status: number | null;
  readonly outcome: number;
  readonly reasonCode: string | null;
  readonly message: string;
  readonly makes: string | null;
  readonly input: object | null;
  readonly before: object | null;
  readonly amount: number | null;
  readonly assigneeName: string | null;
  readonly finishedAt: Date | null;
};

export type BulkRowFilter = { readonly runId: number; readonly outcomes?: readonly number[] | undefined };

/** What is told of a row. */
const TOLD = Prisma.sql`r.id, r.line, coalesce(a.display_code, m.display_code, round.short_name, r.code) AS code,
    coalesce(r.project_id, r.payment_id, r.report_id, r.application_id, r.my_page_id, r.corporation_id, u.corporation_id,
      (r.input->>'corporationId')::int) AS "targetId",
    coalesce(a.name, au.name, c.name, u.name, round.name, r.input->>'name') AS name, employer.name AS "corporationName",
    CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('id', s.id, 'title', s.title, 'branchNumber', s.branch_number,
      'memberName', member.name) END AS document,
    CASE WHEN i.id IS NOT NULL THEN jsonb_build_object('kind', i.kind, 'scheduledOn', i.scheduled_on::text)
      END AS inspection,
    coalesce(a.status, s.status, i.status, p.status, m.project_status) AS status, r.outcome, r.reason_code AS "reasonCode", r.message, r.makes,
    r.input, r.before, r.amount::float8 AS amount, assignee.name AS "assigneeName", r.finished_at AS "finishedAt"`;

/** The row beside the records that it may be about. */
const RECORDS = Prisma.sql`FROM bulk_run_row r
    LEFT JOIN application a ON a.id = r.application_id
    LEFT JOIN application_user au ON au.id = a.application_user_id
    LEFT JOIN my_page m ON m.id = r.my_page_id
    LEFT JOIN section s ON s.id = r.section_id
    LEFT JOIN my_page_report i ON i.id = r.report_id
    LEFT JOIN payment p ON p.id = r.payment_id
    LEFT JOIN project round ON round.id = r.project_id
    LEFT JOIN my_page_member part ON part.id = s.member_id
    LEFT JOIN corporation member ON member.id = part.corporation_id
    LEFT JOIN corporation c ON c.id = coalesce(r.corporation_id, m.corporation_id)
    LEFT JOIN corporation_user u ON u.id = r.corporation_user_id
    LEFT JOIN corporation employer ON employer.id = u.corporation_id
    LEFT JOIN admin_user assignee ON assignee.id = r.assignee_id`;

/** The rows of a run in their order. */
export const listBulkRowRecords = (
  db: Db,
  { runId, outcomes }: BulkRowFilter,
  request: PageRequest,
): Promise<Page<BulkRowRecord>> => {
  const where = Prisma.sql`r.run_id = ${runId} AND ${
    outcomes === undefined ? Prisma.sql`TRUE` : oneOf(Prisma.sql`r.outcome`, outcomes)
  }`;
  return readSqlPage(request, {
    columns: { id: Prisma.sql`r.id` },
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<BulkRowRecord>(
        db,
        Prisma.sql`
      SELECT ${TOLD} ${RECORDS}
      WHERE ${where} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => countRows(db, Prisma.sql`FROM bulk_run_row r WHERE ${where}`),
  });
};

type RowRecord = {
  readonly mypageId: number | null;
  readonly applicationId: number | null;
  readonly corporationId: number | null;
};

/** The record of the first row of a run that can be done or was. @returns null when there is none */
export const findFirstAble = (db: Db, runId: number): Promise<RowRecord | null> => {
  const { Able, Done } = BulkRowOutcome;
  return db.bulkRunRow.findFirst({
    where: { runId, outcome: { in: [Able, Done] } },
    orderBy: { id: 'asc' },
    select: { mypageId: true, applicationId: true, corporationId: true },
  });
};
