import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

/** PaymentStatus of the contract. */
const APPROVED = 3;
const EXPORTED = 4;
const PAID = 5;
const FAILED = 6;

/** Holds what belongs to payments, in the order that everybody holds my pages in. */
const lockMyPagesOfPayments = async (db: Db, paymentIds: readonly number[]): Promise<void> => {
  await execute(
    db,
    Prisma.sql`SELECT id FROM my_page
      WHERE id IN (SELECT my_page_id FROM payment WHERE id = ANY(${[...paymentIds]}::int[])) ORDER BY id FOR UPDATE`,
  );
};

const approved = {
  id: true,
  mypageId: true,
  status: true,
  amount: true,
  account: true,
  myPage: {
    select: {
      displayCode: true,
      corporationId: true,
      corporation: { select: { name: true, bankAccount: true } },
    },
  },
} as const satisfies Prisma.PaymentSelect;

export type ApprovedRow = Plain<Prisma.PaymentGetPayload<{ select: typeof approved }>>;

/** Every approved payment of a round, held with its my page: no account of it can change meanwhile. */
export const holdApproved = async (db: Db, projectId: number, limit: number): Promise<ApprovedRow[]> => {
  const where = { status: APPROVED, myPage: { projectId, deletedAt: null } };
  const orderBy = { id: 'asc' } as const;
  const ids = await db.payment.findMany({ where, orderBy, take: limit, select: { id: true } });
  const wanted = ids.map(({ id }) => id);
  await lockMyPagesOfPayments(db, wanted);
  // Read again: until it was held, one of them may have been set back.
  const rows = await db.payment.findMany({
    where: { id: { in: wanted }, status: APPROVED },
    orderBy,
    select: approved,
  });
  return rows.map((row) => plain(row));
};

export type NewBatch = Omit<Prisma.PaymentBatchUncheckedCreateInput, 'transferOn' | 'content' | 'id'> & {
  readonly id: number;
  readonly transferOn: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

type NewItem = Omit<Prisma.PaymentBatchItemCreateManyInput, 'batchId'>;

/** Keeps a file with its records and marks their payments. */
export const insertBatch = async (db: Db, batch: NewBatch, items: readonly NewItem[]): Promise<void> => {
  const { transferOn, createdAt, ...data } = batch;
  await db.paymentBatch.create({ data: { ...data, createdAt, transferOn: toDate(transferOn) } });
  await db.paymentBatchItem.createMany({ data: items.map((item) => ({ ...item, batchId: batch.id })) });
  await db.payment.updateMany({
    where: { id: { in: items.map(({ paymentId }) => paymentId) } },
    data: { status: EXPORTED, batchId: batch.id, exportedAt: createdAt, version: { increment: 1 } },
  });
};

/** The payments of a file that the bank still has, held with their my pages. */
export const holdExportedOf = async (db: Db, batchId: number) => {
  const items = await db.paymentBatchItem.findMany({ where: { batchId }, orderBy: { sequence: 'asc' } });
  await lockMyPagesOfPayments(
    db,
    items.map(({ paymentId }) => paymentId),
  );
  return db.payment.findMany({
    where: { batchId, status: EXPORTED },
    orderBy: { id: 'asc' },
    select: { id: true, mypageId: true, myPage: { select: { projectId: true } } },
  });
};

/** Takes a file back: its payments wait for another one. */
export const cancelBatchRows = async (db: Db, batchId: number, canceledAt: Date): Promise<void> => {
  await db.payment.updateMany({
    where: { batchId, status: EXPORTED },
    data: { status: APPROVED, batchId: null, exportedAt: null, version: { increment: 1 } },
  });
  await db.paymentBatchItem.updateMany({ where: { batchId }, data: { status: APPROVED } });
  await db.paymentBatch.update({
    where: { id: batchId },
    data: { canceledAt, version: { increment: 1 } },
  });
};

/** What became of one record of a file. */
export type RecordResult = {
  readonly id: number;
  readonly status: typeof PAID | typeof FAILED;
  readonly failureReason: string | null;
};

type Taken = {
  readonly batchId: number;
  readonly paidOn: string;
  readonly recordedById: number;
  readonly at: Date;
};

/** Writes all results in two statements; notices and moves of the my pages follow. */
export const settleRows = async (
  db: Db,
  { batchId, paidOn, recordedById, at }: Taken,
  results: readonly RecordResult[],
): Promise<void> => {
  const given = Prisma.sql`jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
    AS result(id int, status smallint, "failureReason" text)`;
  await execute(
    db,
    Prisma.sql`UPDATE payment SET status = result.status, failure_reason = result."failureReason", follows_up = true,
        paid_on = CASE WHEN result.status = ${PAID} THEN ${paidOn}::date END,
        failed_at = CASE WHEN result.status = ${FAILED} THEN ${at}::timestamptz END,
        recorded_by_id = ${recordedById}, version = version + 1, updated_at = ${at}
      FROM ${given} WHERE payment.id = result.id`,
  );
  await execute(
    db,
    Prisma.sql`UPDATE payment_batch_item AS item SET status = result.status, failure_reason = result."failureReason"
      FROM ${given} WHERE item.payment_id = result.id AND item.batch_id = ${batchId}`,
  );
};

/** Keeps with its file what a payment came to by hand. */
export const updateBatchItem = async (
  db: Db,
  { batchId, paymentId }: { batchId: number; paymentId: number },
  outcome: { readonly status: number; readonly failureReason: string | null },
): Promise<void> => {
  await db.paymentBatchItem.updateMany({ where: { batchId, paymentId }, data: outcome });
};

export const markResultRead = async (db: Db, id: number, resultReadAt: Date): Promise<void> => {
  await db.paymentBatch.update({ where: { id }, data: { resultReadAt, version: { increment: 1 } } });
};
