import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** What the papers of a submission are made of, as it was handed in; plain JSON. */
export type PaperOrderSource = {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Documents by their numbers: those to make, and those of which the applicant's own file comes before. */
  readonly types: readonly number[];
  readonly attached: readonly number[];
  /** The day that stands on them. */
  readonly datedOn: string;
};

export type NewPaperOrder = {
  readonly labels: readonly string[];
  readonly source: PaperOrderSource;
  readonly createdAt: Date;
};

const json = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));

/** Writes down, in the statement that keeps the receipt of a submission, that its papers are still to be made. */
export const insertOfOrder = (
  receiptId: string,
  applicationId: number,
  { labels, source, createdAt }: NewPaperOrder,
): Prisma.Sql =>
  Prisma.sql`INSERT INTO paper_order (receipt_id, application_id, labels, source, created_at)
    VALUES (${receiptId}::uuid, ${applicationId}, ${[...labels]}::text[], ${JSON.stringify(source)}::jsonb, ${createdAt})`;

/** An order that a process has taken. */
export type PaperOrder = {
  readonly receiptId: string;
  readonly applicationId: number;
  readonly source: PaperOrderSource;
};

/**
 * Takes orders that nobody has begun since a time, the oldest first; other processes skip them until that long has
 * passed again, so that no paper is lost with a process that died while making it.
 */
export const claimPaperOrders = (
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<PaperOrder[]> =>
  queryRows<PaperOrder>(
    db,
    Prisma.sql`UPDATE paper_order SET taken_at = ${now}
      WHERE receipt_id IN (
        SELECT receipt_id FROM paper_order
        WHERE made_at IS NULL AND (taken_at IS NULL OR taken_at < ${before})
        ORDER BY created_at, receipt_id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING receipt_id AS "receiptId", application_id AS "applicationId", source`,
  );

/** @returns false when nobody waits for them any more: made by another process, or taken back */
export const endPaperOrder = async (db: Db, receiptId: string, madeAt: Date): Promise<boolean> => {
  const { count } = await db.paperOrder.updateMany({ where: { receiptId, madeAt: null }, data: { madeAt } });
  return count > 0;
};

/** What the receipt lists beside its own files, as it lists them. */
export const savePaperFiles = async (db: Db, receiptId: string, files: readonly object[]): Promise<void> => {
  await db.paperOrder.update({ where: { receiptId }, data: { files: json(files) } });
};

/** What was taken back is not made any more. */
export const dropPaperOrders = async (db: Db, applicationId: number): Promise<void> => {
  await db.paperOrder.deleteMany({ where: { applicationId, madeAt: null } });
};
