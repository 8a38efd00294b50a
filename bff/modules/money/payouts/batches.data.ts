import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

/** PaymentStatus of the contract. */
const PAID = 5;
const FAILED = 6;

const summary = {
  id: true,
  version: true,
  projectId: true,
  transferOn: true,
  remitter: true,
  fileName: true,
  sha256: true,
  count: true,
  amount: true,
  createdAt: true,
  downloads: true,
  resultReadAt: true,
  canceledAt: true,
  project: { select: { shortName: true } },
  createdBy: { select: { name: true } },
} as const satisfies Prisma.PaymentBatchSelect;

type BatchRow = Plain<Prisma.PaymentBatchGetPayload<{ select: typeof summary }>>;
type Outcome = { readonly paidCount: number; readonly failedCount: number };
export type BatchSummaryRow = BatchRow & Outcome;

const outcomesOf = async (db: Db, ids: readonly number[]): Promise<(id: number) => Outcome> => {
  const rows = await db.paymentBatchItem.groupBy({
    by: ['batchId', 'status'],
    where: { batchId: { in: [...ids] }, status: { in: [PAID, FAILED] } },
    _count: true,
  });
  const count = (id: number, wanted: number) =>
    rows.find(({ batchId, status }) => batchId === id && status === wanted)?._count ?? 0;
  return (id) => ({ paidCount: count(id, PAID), failedCount: count(id, FAILED) });
};

type BatchFilter = { readonly projectId?: number | undefined };

const batches = listOf({
  where: ({ projectId }: BatchFilter): Prisma.PaymentBatchWhereInput => ({ projectId }),
  find: (db, page) => db.paymentBatch.findMany({ ...page, select: summary }),
  count: (db, where) => db.paymentBatch.count({ where }),
});

/** Files of transfers, without their content. */
export const listBatchRows = async (
  db: Db,
  filter: BatchFilter,
  request: PageRequest,
): Promise<Page<BatchSummaryRow>> => {
  const page = await batches.page(db, filter, request);
  const outcome = await outcomesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return mapPage(page, (row): BatchSummaryRow => ({ ...row, ...outcome(row.id) }));
};

const hand = { select: { name: true } } as const;

const detail = {
  ...summary,
  items: {
    orderBy: { sequence: 'asc' },
    include: {
      payment: {
        select: {
          mypageId: true,
          checkedBy: hand,
          approvedBy: hand,
          myPage: { select: { displayCode: true, corporation: { select: { name: true } } } },
        },
      },
    },
  },
  steps: { orderBy: { id: 'desc' }, take: 200 },
} as const satisfies Prisma.PaymentBatchSelect;

export type BatchDetailRow = Plain<Prisma.PaymentBatchGetPayload<{ select: typeof detail }>>;

export const findBatch = async (db: Db, id: number): Promise<BatchDetailRow | null> =>
  plain(await db.paymentBatch.findUnique({ where: { id }, select: detail }));

/** The file itself, as it is kept. */
export const findBatchContent = async (db: Db, id: number): Promise<Uint8Array | null> => {
  const row = await db.paymentBatch.findUnique({ where: { id }, select: { content: true } });
  return row?.content ?? null;
};

/** Holds a file until the end of the transaction. */
export const lockBatch = async (db: Db, id: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM payment_batch WHERE id = ${id} FOR UPDATE`);
};

/** The number of the next file, which stands in the file itself. */
export const nextBatchId = async (db: Db): Promise<number> => {
  const [row] = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT nextval(pg_get_serial_sequence('payment_batch', 'id'))::int AS id`,
  );
  if (row === undefined) throw new Error('payment_batch has no sequence');
  return row.id;
};

/** Counts a download. @returns which one it is, 1 the first */
export const countDownload = async (db: Db, id: number): Promise<number> => {
  const row = await db.paymentBatch.update({
    where: { id },
    data: { downloads: { increment: 1 } },
    select: { downloads: true },
  });
  return row.downloads;
};

export type NewBatchStep = Prisma.PaymentBatchStepUncheckedCreateInput;

export const insertBatchStep = async (db: Db, step: NewBatchStep): Promise<void> => {
  await db.paymentBatchStep.create({ data: step });
};
