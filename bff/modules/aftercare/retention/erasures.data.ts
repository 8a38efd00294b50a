import type { Db } from '#bff/core/database.ts';
import { RetentionErasureStatus as Status } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { type RetainedFilter, retainedEntries } from './retainedRecords.data.ts';

const around = {
  project: { select: { shortName: true } },
  proposedBy: { select: { name: true } },
  approvedBy: { select: { name: true } },
} as const satisfies Prisma.RetentionErasureInclude;

export type ErasureRecord = Prisma.RetentionErasureGetPayload<{ include: typeof around }>;

/** Erasing and holding exclude each other, so that a hold set at the last moment counts. */
export const lockErasing = async (db: Db): Promise<void> => {
  await execute(db, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('erasing records'))`);
};

/** @returns null when there is none */
export const findErasure = (db: Db, id: number): Promise<ErasureRecord | null> =>
  db.retentionErasure.findUnique({ where: { id }, include: around });

/** The erasure that is proposed or running. @returns null when there is none */
export const findOpenErasure = (db: Db): Promise<{ readonly id: number; readonly status: number } | null> =>
  db.retentionErasure.findFirst({
    where: { status: { in: [Status.Proposed, Status.Running] } },
    select: { id: true, status: true },
  });

/** Whether an erasure is running; does not wait for its lock. */
export const isErasing = async (db: Db): Promise<boolean> => {
  const where = { status: Status.Running };
  return (await db.retentionErasure.findFirst({ where, select: { id: true } })) !== null;
};

export type ErasureFilter = {
  readonly statuses?: readonly number[] | undefined;
  /** Only those that this administrator has not proposed. */
  readonly notOwnId?: number | undefined;
};

export const erasureRows = listOf({
  where: ({ statuses, notOwnId }: ErasureFilter): Prisma.RetentionErasureWhereInput => ({
    status: statuses && { in: [...statuses] },
    proposedById: notOwnId === undefined ? undefined : { not: notOwnId },
  }),
  find: (db, page) => db.retentionErasure.findMany({ ...page, include: around }),
  count: (db, where) => db.retentionErasure.count({ where }),
});

type NewErasure = {
  readonly projectId: number | null;
  readonly kinds: readonly number[];
  readonly reason: string;
  readonly proposedById: number;
  readonly proposedAt: Date;
};

/** @returns its id */
export const insertErasure = async (db: Db, { kinds, ...erasure }: NewErasure): Promise<number> => {
  const data = { ...erasure, kinds: [...kinds] };
  return (await db.retentionErasure.create({ data, select: { id: true } })).id;
};

/**
 * Takes over the records that meet the filter, with the figures that stay of them.
 * @returns how many there are
 */
export const insertErasureRecords = async (
  db: Db,
  erasureId: number,
  filter: RetainedFilter,
): Promise<number> =>
  execute(
    db,
    Prisma.sql`
      INSERT INTO retention_erasure_record (erasure_id, kind, subject_id, display_code, project_id, counted_on, due_on,
        application_status, project_status, amount, file_count, file_bytes)
      SELECT ${erasureId}::int, due.kind, due.subject_id, due.code, due.project_id, due.counted_on, due.due_on,
        CASE WHEN due.kind < 2 THEN a.status END, p.project_status,
        CASE due.kind WHEN 1 THEN a.subsidy_amount WHEN 2 THEN coalesce(p.paid_amount, 0) END, files.count, files.bytes
      FROM (${await retainedEntries(db, filter)}) due
      LEFT JOIN my_page p ON due.kind = 2 AND p.id = due.subject_id
      LEFT JOIN application a ON due.kind < 3 AND a.id = coalesce(p.application_id, due.application_id)
      CROSS JOIN LATERAL (SELECT count(*)::int AS count, coalesce(sum(file.size_bytes), 0)::bigint AS bytes
        FROM stored_file file WHERE file.my_page_id = p.id OR file.application_id = a.id) files
      ORDER BY due.due_on, due.id`,
  );

export type ErasureChange = Pick<
  Prisma.RetentionErasureUncheckedUpdateManyInput,
  'status' | 'approvedById' | 'approvedAt' | 'finishedAt'
>;

/** @param version undefined for any @returns how many had that version: one or none */
export const updateErasure = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  change: ErasureChange,
): Promise<number> => {
  const data = { ...change, version: { increment: 1 } };
  return (await db.retentionErasure.updateMany({ where: { id, version }, data })).count;
};

/** Locks the running erasure: stopping it waits for the end of the transaction. @returns null when there is none */
export const lockRunningErasure = async (db: Db): Promise<number | null> => {
  const [going] = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT id FROM retention_erasure WHERE status = ${Status.Running}::int ORDER BY id LIMIT 1 FOR SHARE`,
  );
  return going?.id ?? null;
};

/** @returns whether it ended: it was running and has no waiting record */
export const endErasure = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const ended = await execute(
    db,
    Prisma.sql`UPDATE retention_erasure SET status = ${Status.Done}::int, finished_at = ${now}, version = version + 1
      WHERE id = ${id}::int AND status = ${Status.Running}::int
        AND NOT EXISTS (SELECT FROM retention_erasure_record record WHERE record.erasure_id = ${id}::int AND outcome = 0)`,
  );
  return ended > 0;
};
