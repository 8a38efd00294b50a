import type { Db } from '#bff/core/database.ts';
import {
  RetentionErasureOutcome as Outcome,
  RetentionErasureStatus as Status,
} from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { Retained } from './retainedRecords.data.ts';

const around = {
  project: { select: { shortName: true } },
} as const satisfies Prisma.RetentionErasureRecordInclude;

export type ErasureRecordFilter = {
  readonly erasureId: number;
  readonly kinds?: readonly number[] | undefined;
  /** Numbers of RetentionErasureOutcome. */
  readonly outcomes?: readonly number[] | undefined;
};

/** Records of an erasure; their order of ids is that of the day on which their time was over. */
export const erasureRecordRows = listOf({
  where: ({ erasureId, kinds, outcomes }: ErasureRecordFilter): Prisma.RetentionErasureRecordWhereInput => ({
    erasureId,
    kind: kinds && { in: [...kinds] },
    outcome: outcomes && { in: [...outcomes] },
  }),
  find: (db, page) => db.retentionErasureRecord.findMany({ ...page, include: around }),
  count: (db, where) => db.retentionErasureRecord.count({ where }),
});

export type ErasureCount = {
  readonly erasureId: number;
  readonly kind: number;
  readonly recordCount: number;
  readonly erasedCount: number;
  readonly keptCount: number;
  readonly fileCount: number;
  readonly fileBytes: number;
  readonly amount: number | null;
};

/** How much of each kind each of them has; files and yen of what was kept do not count. */
export const countErasureRecords = (db: Db, erasureIds: readonly number[]): Promise<ErasureCount[]> => {
  const isGoing = Prisma.sql`outcome <> ${Outcome.Kept}::int`;
  return queryRows<ErasureCount>(
    db,
    Prisma.sql`SELECT erasure_id AS "erasureId", kind, count(*)::int AS "recordCount",
        count(*) FILTER (WHERE outcome = ${Outcome.Erased}::int)::int AS "erasedCount",
        count(*) FILTER (WHERE outcome = ${Outcome.Kept}::int)::int AS "keptCount",
        coalesce(sum(file_count) FILTER (WHERE ${isGoing}), 0)::int AS "fileCount",
        coalesce(sum(file_bytes) FILTER (WHERE ${isGoing}), 0)::float8 AS "fileBytes",
        (sum(amount) FILTER (WHERE ${isGoing}))::float8 AS amount
      FROM retention_erasure_record WHERE erasure_id = ANY(${[...erasureIds]}::int[])
      GROUP BY erasure_id, kind ORDER BY erasure_id, kind`,
  );
};

/** Number of records waiting in the running erasure. */
export const countWaitingRecords = (db: Db): Promise<number> =>
  db.retentionErasureRecord.count({
    where: { outcome: Outcome.Waiting, erasure: { status: Status.Running } },
  });

export type WaitingRecord = Retained & { readonly id: number; readonly displayCode: string | null };

/** Some that wait, in their order. @param ids only of these */
export const listWaitingRecords = (
  db: Db,
  erasureId: number,
  { limit, ids }: { readonly limit: number; readonly ids?: readonly number[] | undefined },
): Promise<WaitingRecord[]> =>
  db.retentionErasureRecord.findMany({
    where: { erasureId, outcome: Outcome.Waiting, id: ids && { in: [...ids] } },
    select: { id: true, kind: true, subjectId: true, displayCode: true },
    orderBy: { id: 'asc' },
    take: limit,
  });

type Result = { readonly outcome: number; readonly keptReason: number | null; readonly finishedAt: Date };

/** Removes expired holds of erased records. */
export const dropHolds = async (db: Db, retained: readonly Retained[]): Promise<void> => {
  const OR = retained.map(({ kind, subjectId }) => ({ kind, subjectId }));
  await db.retentionHold.deleteMany({ where: { OR } });
};

/** Writes what came of records. */
export const settleRecords = async (db: Db, ids: readonly number[], result: Result): Promise<void> => {
  await db.retentionErasureRecord.updateMany({
    where: { id: { in: [...ids] }, outcome: Outcome.Waiting },
    data: result,
  });
};
