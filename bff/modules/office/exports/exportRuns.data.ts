import type { Db } from '#bff/core/database.ts';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { type ExportRun, Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

/** Without the my pages, which may be many and are compared where they lie. */
const omit = { mypageIds: true } as const;

export type ExportRunRow = Plain<Omit<ExportRun, 'mypageIds'>>;

const { Waiting, Making, Made, Failed } = ExportRunStatus;

/** The most that one person sees. */
const MOST_SHOWN = 100;

type NewRun = Pick<ExportRun, 'id' | 'adminUserId' | 'operation' | 'createdAt'> & {
  readonly query: Prisma.InputJsonObject;
};

export const insertExportRun = async (db: Db, data: NewRun): Promise<ExportRunRow> =>
  plain(await db.exportRun.create({ data, omit }));

/** A person's own, the newest first. */
export const listExportRuns = async (db: Db, adminUserId: number): Promise<ExportRunRow[]> => {
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
  const rows = await db.exportRun.findMany({
    where: { adminUserId },
    orderBy: [...orderBy],
    take: MOST_SHOWN,
    omit,
  });
  return rows.map((row) => plain(row));
};

/** @returns null when there is none, or it is another's */
export const findExportRun = async (db: Db, own: OwnRun): Promise<ExportRunRow | null> =>
  plain(await db.exportRun.findFirst({ where: own, omit }));

type OwnRun = { readonly id: string; readonly adminUserId: number };

/** How many of a person's are not made yet; one after the other of his tabs, until the transaction ends. */
export const countOpenRuns = async (db: Db, adminUserId: number): Promise<number> => {
  await execute(db, Prisma.sql`SELECT id FROM admin_user WHERE id = ${adminUserId} FOR NO KEY UPDATE`);
  return db.exportRun.count({ where: { adminUserId, status: { in: [Waiting, Making] } } });
};

/** Deletes a person's own. @returns the key of its file, if it had one */
export const deleteExportRun = async (db: Db, own: OwnRun): Promise<string | null> => {
  const row = await db.exportRun.findFirst({ where: own, select: { storageKey: true } });
  await db.exportRun.deleteMany({ where: own });
  return row?.storageKey ?? null;
};

/**
 * Takes the oldest that waits, or whose maker has not been heard of by the clock of the database, which all processes
 * share. Two processes never take the same.
 * @param unheardS seconds after which a maker is taken for dead
 */
export const claimExportRun = async (db: Db, unheardS: number): Promise<ExportRunRow | null> => {
  const [taken] = await queryRows<{ id: string }>(
    db,
    Prisma.sql`
      UPDATE export_run SET status = ${Making}, attempt = attempt + 1, beat_at = clock_timestamp(), done_count = 0
      WHERE id = (SELECT id FROM export_run
        WHERE status = ${Waiting}
          OR (status = ${Making} AND beat_at < clock_timestamp() - make_interval(secs => ${unheardS}))
        ORDER BY created_at FOR UPDATE SKIP LOCKED LIMIT 1)
      RETURNING id`,
  );
  return taken === undefined ? null : plain(await db.exportRun.findUnique({ where: { id: taken.id }, omit }));
};

/** Who makes a file: an older attempt changes nothing any more, nor does one whose run was deleted. */
export type Attempt = { readonly id: string; readonly attempt: number };

const update = async (
  db: Db,
  { id, attempt }: Attempt,
  data: Prisma.ExportRunUpdateManyMutationInput,
): Promise<boolean> =>
  (await db.exportRun.updateMany({ where: { id, attempt, status: Making }, data })).count > 0;

/** Says that the maker is alive, and how far. @returns false when it is not its work any more */
export const touchExportRun = async (
  db: Db,
  { id, attempt }: Attempt,
  doneCount: number,
): Promise<boolean> => {
  const count = await execute(
    db,
    Prisma.sql`UPDATE export_run SET beat_at = clock_timestamp(), done_count = ${doneCount}
      WHERE id = ${id}::uuid AND attempt = ${attempt} AND status = ${Making}`,
  );
  return count > 0;
};

/** @returns false when it is not its work any more */
export const beginExportRun = (
  db: Db,
  maker: Attempt,
  facts: { readonly totalCount: number; readonly rights: string },
): Promise<boolean> => update(db, maker, facts);

/**
 * Adds the my pages that its owner sees now to those that the file may tell of. Who sees all of them has no set that
 * could shrink.
 */
export const addVisibleMyPages = async (
  db: Db,
  { id, attempt }: Attempt,
  visibility: MyPageVisibility,
): Promise<void> => {
  if (visibility.kind === 'all') return;
  await execute(
    db,
    Prisma.sql`UPDATE export_run SET my_page_ids = ARRAY(
        SELECT unnest(my_page_ids) UNION SELECT p.id FROM my_page p WHERE ${visibleMyPagesSql(visibility)})
      WHERE id = ${id}::uuid AND attempt = ${attempt} AND status = ${Making}`,
  );
};

/** Whether a file may tell of a my page that its owner sees no more. */
export const hasLostMyPage = async (
  db: Db,
  { id }: Pick<OwnRun, 'id'>,
  visibility: MyPageVisibility,
): Promise<boolean> => {
  if (visibility.kind === 'all') return false;
  const [answer] = await queryRows<{ isLost: boolean }>(
    db,
    Prisma.sql`SELECT EXISTS (
        SELECT unnest(my_page_ids) FROM export_run WHERE id = ${id}::uuid
        EXCEPT SELECT p.id FROM my_page p WHERE ${visibleMyPagesSql(visibility)}) AS "isLost"`,
  );
  return answer?.isLost === true;
};

type MadeFile = Required<
  Pick<Prisma.ExportRunUpdateManyMutationInput, 'storageKey' | 'fileName' | 'contentType' | 'sizeBytes'>
> & { readonly doneCount: number; readonly finishedAt: Date };

/** @returns false when it is not its work any more: the file is nobody's */
export const finishExportRun = (db: Db, maker: Attempt, file: MadeFile): Promise<boolean> =>
  update(db, maker, { ...file, status: Made });

export const failExportRun = (db: Db, maker: Attempt, problem: string, finishedAt: Date): Promise<boolean> =>
  update(db, maker, { status: Failed, problem, finishedAt });

/** Back to those that wait: the process was told to stop. */
export const releaseExportRun = (db: Db, maker: Attempt): Promise<boolean> =>
  update(db, maker, { status: Waiting, doneCount: 0 });

/** Deletes what is older. @returns the keys of their files, and how many they were */
export const deleteExportRunsBefore = async (
  db: Db,
  before: Date,
  limit: number,
): Promise<{ readonly count: number; readonly keys: string[] }> => {
  const rows = await db.exportRun.findMany({
    where: { createdAt: { lt: before } },
    select: { id: true, storageKey: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  await db.exportRun.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return { count: rows.length, keys: rows.flatMap(({ storageKey }) => storageKey ?? []) };
};
