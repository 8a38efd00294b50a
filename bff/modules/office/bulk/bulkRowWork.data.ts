import type { Db } from '#bff/core/database.ts';
import { BulkRowOutcome } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/* Rows of a run while they are done or taken back. */

/** A row that is being done. */
export type TakenRow = {
  readonly id: number;
  readonly applicationId: number | null;
  readonly mypageId: number | null;
  readonly corporationId: number | null;
  readonly corporationUserId: number | null;
  readonly sectionId: number | null;
  readonly reportId: number | null;
  readonly paymentId: number | null;
  readonly projectId: number | null;
  /** None of a record that is still to be made. */
  readonly targetVersion: number | null;
  readonly input: object | null;
  readonly before: object | null;
  readonly amount: number | null;
  readonly conditions: string | null;
  readonly assigneeId: number | null;
  readonly priorAssigneeId: number | null;
  /** When it was done, of one that is taken back. */
  readonly finishedAt: Date | null;
};

type Taking = {
  readonly runId: number;
  /** Able, or Undoing. */
  readonly outcome: number;
  /** Only of these, where they are told. */
  readonly ids?: readonly number[] | undefined;
  /** Rows up to this id were taken before. */
  readonly after: number;
  readonly limit: number;
  /** Only the first that is left of each my page: it is done for all of them. */
  readonly isFirstOfMyPage: boolean;
};

/** Whoever holds the first row of a my page is alone with all of them. */
const FIRST_OF_MY_PAGE = Prisma.sql`NOT EXISTS (SELECT FROM bulk_run_row before
  WHERE before.run_id = r.run_id AND before.my_page_id = r.my_page_id AND before.section_id IS NOT NULL
    AND before.outcome = r.outcome AND before.id < r.id)`;

/** The next rows that nobody else is doing, held until the transaction ends. */
export const takeBulkRows = (
  db: Db,
  { runId, outcome, ids, after, limit, isFirstOfMyPage }: Taking,
): Promise<TakenRow[]> => {
  const only = ids === undefined ? Prisma.sql`TRUE` : Prisma.sql`id = ANY(${[...ids]}::int[])`;
  return queryRows<TakenRow>(
    db,
    Prisma.sql`
    SELECT id, application_id AS "applicationId", my_page_id AS "mypageId", corporation_id AS "corporationId",
      corporation_user_id AS "corporationUserId", section_id AS "sectionId", report_id AS "reportId", payment_id AS "paymentId", project_id AS "projectId",
      target_version AS "targetVersion", input, before, amount::float8 AS amount, conditions,
      assignee_id AS "assigneeId", prior_assignee_id AS "priorAssigneeId", finished_at AS "finishedAt"
    FROM bulk_run_row r WHERE run_id = ${runId} AND outcome = ${outcome} AND id > ${after} AND ${only}
      AND ${isFirstOfMyPage ? FIRST_OF_MY_PAGE : Prisma.sql`TRUE`}
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`,
  );
};

/**
 * All rows of documents of one my page that are left, held until the transaction ends; those that somebody else is
 * just passing over are not waited for.
 */
export const takeRowsOfMyPage = (
  db: Db,
  {
    runId,
    mypageId,
    outcome,
  }: { readonly runId: number; readonly mypageId: number; readonly outcome: number },
): Promise<{ id: number; sectionId: number }[]> =>
  queryRows(
    db,
    Prisma.sql`
    SELECT id, section_id AS "sectionId" FROM bulk_run_row
    WHERE run_id = ${runId} AND my_page_id = ${mypageId} AND section_id IS NOT NULL AND outcome = ${outcome}
    ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`,
  );

export type RowResult = {
  readonly outcome: number;
  readonly message: string;
  readonly reasonCode: string | null;
  readonly finishedAt: Date;
};

/** Writes what became of rows, unless somebody else has done them meanwhile. */
export const writeRowResults = async (
  db: Db,
  { ids, from }: { readonly ids: readonly number[]; readonly from: number },
  { outcome, message, reasonCode, finishedAt }: RowResult,
): Promise<void> => {
  await queryRows(
    db,
    Prisma.sql`
    UPDATE bulk_run_row SET outcome = ${outcome}, message = ${message}, reason_code = ${reasonCode},
      finished_at = ${finishedAt}
    WHERE id = ANY(${[...ids]}::int[]) AND outcome = ${from}`,
  );
};

/** Rows that are not done any more: the run was stopped, or nobody is left in whose name. */
export const passOverRows = async (
  db: Db,
  runId: number,
  { outcome, message, reasonCode, finishedAt }: Omit<RowResult, 'finishedAt'> & { finishedAt: Date | null },
): Promise<void> => {
  await db.bulkRunRow.updateMany({
    where: { runId, outcome: BulkRowOutcome.Able },
    data: { outcome, message, reasonCode, finishedAt },
  });
};

/**
 * Marks what was done to be taken back.
 * @param rowIds all that were done when left out
 * @returns how many there are
 */
export const markRowsToUndo = async (
  db: Db,
  runId: number,
  rowIds: readonly number[] | undefined,
): Promise<number> => {
  const { count } = await db.bulkRunRow.updateMany({
    where: { runId, outcome: BulkRowOutcome.Done, id: rowIds && { in: [...rowIds] } },
    data: { outcome: BulkRowOutcome.Undoing },
  });
  return count;
};

/** Nothing is taken back any more. */
export const keepRows = async (
  db: Db,
  runId: number,
  { message, reasonCode }: { readonly message: string; readonly reasonCode: string },
): Promise<void> => {
  await db.bulkRunRow.updateMany({
    where: { runId, outcome: BulkRowOutcome.Undoing },
    data: { outcome: BulkRowOutcome.Done, message, reasonCode },
  });
};
