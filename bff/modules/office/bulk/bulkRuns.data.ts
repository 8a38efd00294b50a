import type { Db } from '#bff/core/database.ts';
import { BulkRowOutcome, BulkRunStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

const around = {
  createdBy: { select: { name: true } },
  project: { select: { shortName: true } },
} as const satisfies Prisma.BulkRunInclude;

export type BulkRunRecord = Prisma.BulkRunGetPayload<{ include: typeof around }>;

export type NewBulkRun = Pick<
  Prisma.BulkRunUncheckedCreateInput,
  | 'kind'
  | 'list'
  | 'selectedBy'
  | 'search'
  | 'fileName'
  | 'projectId'
  | 'reason'
  | 'adoptionConditions'
  | 'assignees'
  | 'message'
  | 'paper'
  | 'createdById'
  | 'createdAt'
> & { readonly notes: string[] };

/** @returns its id */
export const insertBulkRun = async (db: Db, data: NewBulkRun): Promise<number> =>
  (await db.bulkRun.create({ data, select: { id: true } })).id;

/** @returns null when there is none */
export const findBulkRun = (db: Db, id: number): Promise<BulkRunRecord | null> =>
  db.bulkRun.findUnique({ where: { id }, include: around });

/** Of several who act on one run, the second waits here until the first is committed. */
export const lockBulkRun = async (db: Db, id: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM bulk_run WHERE id = ${id} FOR UPDATE`);
};

export type BulkRunFilter = {
  /** Only this administrator's; everybody's when left out. */
  readonly createdById?: number | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly statuses?: readonly number[] | undefined;
};

export const bulkRunRows = listOf({
  where: ({ createdById, kinds, statuses }: BulkRunFilter): Prisma.BulkRunWhereInput => ({
    createdById,
    kind: kinds && { in: [...kinds] },
    status: statuses && { in: [...statuses] },
  }),
  find: (db, page) => db.bulkRun.findMany({ ...page, include: around }),
  count: (db, where) => db.bulkRun.count({ where }),
});

export type BulkRunChange = Pick<
  Prisma.BulkRunUncheckedUpdateManyInput,
  'status' | 'actorId' | 'undoReason' | 'startedAt' | 'finishedAt'
>;

/** @param version undefined for any @returns how many had that version: one or none */
export const updateBulkRunRecord = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  change: BulkRunChange,
): Promise<number> => {
  const data = { ...change, version: { increment: 1 } };
  return (await db.bulkRun.updateMany({ where: { id, version }, data })).count;
};

/** Removes a run with its rows. */
export const deleteBulkRunRecord = async (db: Db, id: number): Promise<void> => {
  await db.bulkRun.delete({ where: { id } });
};

/** How many rows of a run came to what, with the sum of their amounts (yen). */
export type OutcomeCount = {
  readonly runId: number;
  readonly outcome: number;
  readonly count: number;
  readonly amount: number;
  /** Of imports: rows that make a new record. */
  readonly createCount: number;
};

export const countOutcomes = (db: Db, runIds: readonly number[]): Promise<OutcomeCount[]> =>
  queryRows<OutcomeCount>(
    db,
    Prisma.sql`
    SELECT run_id AS "runId", outcome, count(*)::int AS count, coalesce(sum(amount), 0)::float8 AS amount,
      count(*) FILTER (WHERE input IS NOT NULL AND before IS NULL)::int AS "createCount"
    FROM bulk_run_row WHERE run_id = ANY(${[...runIds]}::int[]) GROUP BY run_id, outcome`,
  );

export type GoingRun = { readonly id: number; readonly status: number };

/** The runs that a job has to go on with, the oldest first. */
export const listGoingRuns = (db: Db): Promise<GoingRun[]> =>
  queryRows<GoingRun>(
    db,
    Prisma.sql`SELECT id, status FROM bulk_run WHERE started_at IS NOT NULL AND finished_at IS NULL ORDER BY id`,
  );

/**
 * Ends a run of which no row is left to do or to take back; rows that another process holds are left.
 * @returns whether this has ended it
 */
export const endBulkRun = async (db: Db, { id, status }: GoingRun, finishedAt: Date): Promise<boolean> => {
  const { Able, Undoing, Done } = BulkRowOutcome;
  const isUndoing = status === BulkRunStatus.Undoing;
  const left = isUndoing ? Undoing : Able;
  const after = isUndoing
    ? Prisma.sql`CASE WHEN EXISTS (SELECT FROM bulk_run_row WHERE run_id = ${id} AND outcome = ${Done})
        THEN ${BulkRunStatus.Done}::int ELSE ${BulkRunStatus.Undone}::int END`
    : Prisma.sql`${BulkRunStatus.Done}::int`;
  const count = await execute(
    db,
    Prisma.sql`UPDATE bulk_run SET status = ${after}, finished_at = ${finishedAt}, version = version + 1
      WHERE id = ${id} AND status = ${status}
        AND NOT EXISTS (SELECT FROM bulk_run_row WHERE run_id = ${id} AND outcome = ${left})`,
  );
  return count === 1;
};

/** Dry runs that nobody began, some at a time. @returns how many were removed */
export const forgetDryRuns = (db: Db, before: Date, limit: number): Promise<number> =>
  execute(
    db,
    Prisma.sql`DELETE FROM bulk_run WHERE id IN (
        SELECT id FROM bulk_run WHERE status = ${BulkRunStatus.Checked} AND created_at < ${before}
        ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  );
