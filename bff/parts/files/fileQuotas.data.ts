import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/** Whose files they are: the column of his kind. */
export type Uploader = {
  readonly kind: 'admin' | 'user' | 'applicant';
  readonly id: number;
};

const COLUMNS = {
  admin: Prisma.sql`uploaded_by_admin_user_id`,
  user: Prisma.sql`uploaded_by_corporation_user_id`,
  applicant: Prisma.sql`uploaded_by_application_user_id`,
} as const;

/** Until the transaction ends, one upload of a person is counted after the other: in this process and in every other. */
export const lockUploads = async (db: Db, { kind, id }: Uploader): Promise<void> => {
  await execute(db, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext(${`uploads:${kind}:${id}`}))`);
};

export type FileTally = {
  /** Sent since the day began. */
  readonly dayFiles: number;
  readonly dayBytes: number;
  /** Of those sent lately, what nothing uses. */
  readonly unusedFiles: number;
  readonly unusedBytes: number;
};

type Since = { readonly day: Date; readonly unused: Date };

/** What somebody has sent, also what he has taken back since; papers that the product made for him are not his. */
export const tallyFiles = async (db: Db, { kind, id }: Uploader, since: Since): Promise<FileTally> => {
  const ofDay = Prisma.sql`FILTER (WHERE created_at >= ${since.day})`;
  const unused = Prisma.sql`FILTER (WHERE created_at >= ${since.unused} AND used_at IS NULL AND deleted_at IS NULL)`;
  const earliest = new Date(Math.min(since.day.getTime(), since.unused.getTime()));
  const [tally] = await queryRows<FileTally>(
    db,
    Prisma.sql`SELECT count(*) ${ofDay}::int AS "dayFiles", coalesce(sum(size_bytes) ${ofDay}, 0)::float8 AS "dayBytes",
        count(*) ${unused}::int AS "unusedFiles", coalesce(sum(size_bytes) ${unused}, 0)::float8 AS "unusedBytes"
      FROM stored_file
      WHERE ${COLUMNS[kind]} = ${id} AND created_at >= ${earliest} AND purpose NOT IN ('paper', 'issued')`,
  );
  return tally ?? { dayFiles: 0, dayBytes: 0, unusedFiles: 0, unusedBytes: 0 };
};

/** A file that nothing has used in time. */
export type UnusedFile = { readonly id: string };

/** The oldest of them; one that is being put to use in this moment is left out. */
export const lockUnusedFiles = (
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<UnusedFile[]> =>
  queryRows<UnusedFile>(
    db,
    Prisma.sql`SELECT id FROM stored_file
      WHERE used_at IS NULL AND deleted_at IS NULL AND created_at < ${before}
      ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  );
