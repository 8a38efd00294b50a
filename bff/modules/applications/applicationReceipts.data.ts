import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { plain } from '#bff/platform/database/values.ts';
import { insertOfOrder, type NewPaperOrder } from './paperOrders.data.ts';

export type NewApplicationReceipt = {
  readonly id: string;
  readonly number: string;
  readonly applicationId: number;
  readonly submissionNumber: number;
  readonly issuedAt: Date;
  readonly submitterKind: string;
  readonly submitterId: number | null;
  readonly submitterName: string;
  readonly onBehalfReason: string | null;
  /** What was received, as it was then; never changed. */
  readonly manifest: object;
};

/** What is kept beside a receipt. */
type Received = {
  /** As they were handed in. */
  readonly answers: object;
  readonly order: NewPaperOrder | null;
};

/**
 * Keeps the receipt of a submission with its answers; ties to it the files that none has yet, and orders from a job the
 * papers that are still to be made. One statement, as everybody else who hands in waits for it.
 */
export const insertApplicationReceipt = async (
  db: Db,
  receipt: NewApplicationReceipt,
  { answers, order }: Received,
): Promise<void> => {
  const { id, applicationId } = receipt;
  const keepOrder = order === null ? Prisma.sql`SELECT` : insertOfOrder(id, applicationId, order);
  await queryRows(
    db,
    Prisma.sql`
      WITH kept AS (
        INSERT INTO receipt (id, number, application_id, submission_number, issued_at, submitter_kind, submitter_id,
          submitter_name, on_behalf_reason, manifest, created_at)
        VALUES (${id}::uuid, ${receipt.number}, ${applicationId}, ${receipt.submissionNumber}, ${receipt.issuedAt},
          ${receipt.submitterKind}, ${receipt.submitterId}, ${receipt.submitterName}, ${receipt.onBehalfReason},
          ${JSON.stringify(receipt.manifest)}::jsonb, ${receipt.issuedAt})
      ), filed AS (
        INSERT INTO filed_answers (receipt_id, answers, created_at)
        VALUES (${id}::uuid, ${JSON.stringify(answers)}::jsonb, ${receipt.issuedAt})
      ), ordered AS (${keepOrder})
      UPDATE application_file SET receipt_id = ${id}::uuid
      WHERE application_id = ${applicationId} AND removed_at IS NULL AND receipt_id IS NULL`,
  );
};

/** A receipt of an application. @returns null for any other */
export const findApplicationReceipt = async (db: Db, id: string) => {
  const row = await db.receipt.findFirst({
    where: { id, applicationId: { not: null } },
    include: { paperOrder: { select: { labels: true, files: true, madeAt: true } } },
  });
  return row && plain(row);
};

/** What an application handed in last: its receipt, and the answers where they were kept. @returns null before that */
export const findLastFiling = async (db: Db, applicationId: number) => {
  const row = await db.receipt.findFirst({
    where: { applicationId },
    orderBy: { submissionNumber: 'desc' },
    include: {
      paperOrder: { select: { labels: true, files: true, madeAt: true } },
      filedAnswers: { select: { answers: true } },
    },
  });
  return row && plain(row);
};

/** Which of these applications were handed in: the last receipt of each, and what it is called by. */
export const listLastFilings = (
  db: Db,
  applicationIds: readonly number[],
): Promise<
  {
    readonly applicationId: number;
    readonly displayCode: string | null;
    readonly name: string | null;
    readonly number: string;
    readonly submissionNumber: number;
    readonly issuedAt: Date;
  }[]
> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT DISTINCT ON (r.application_id) r.application_id AS "applicationId", a.display_code AS "displayCode",
        a.name, r.number, r.submission_number AS "submissionNumber", r.issued_at AS "issuedAt"
      FROM receipt r JOIN application a ON a.id = r.application_id
      WHERE r.application_id = ANY(${[...applicationIds]}::int[]) AND a.deleted_at IS NULL
      ORDER BY r.application_id, r.submission_number DESC`,
  );
