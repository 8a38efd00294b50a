import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/*
 * What is kept for a time and then for nothing, each with the instant from which its time counts. What hangs on one of
 * these rows goes with it (a session's challenges), or stays without it (a notification whose mail is gone).
 */

type OldRecord = {
  readonly table: Prisma.Sql;
  readonly id: Prisma.Sql;
  /** From when the time counts; null: it does not yet. */
  readonly since: Prisma.Sql;
};

const sql = Prisma.raw;
const id = sql('id');

const OLD_RECORDS = {
  sessions: {
    table: sql('session'),
    id,
    since: sql('coalesce(ended_at, least(idle_expires_at, expires_at))'),
  },
  passwordLinks: { table: sql('password_reset_token'), id, since: sql('expires_at') },
  emailLinks: { table: sql('email_confirmation_token'), id, since: sql('expires_at') },
  knownBrowsers: { table: sql('known_browser'), id, since: sql('last_login_at') },
  // Mails about an undertaking or an application are part of its records.
  accountMails: {
    table: sql('mail_message'),
    id,
    since: sql(`CASE WHEN related_my_page_id IS NULL AND related_application_id IS NULL
      AND related_section_id IS NULL AND status NOT IN ('Queued', 'Sending', 'Held') THEN created_at END`),
  },
} as const satisfies { readonly [kind: string]: OldRecord };

export type OldRecordKind = keyof typeof OLD_RECORDS;

/** How many rows of a kind have had their time. */
export const countOldRecords = async (db: Db, kind: OldRecordKind, before: Date): Promise<number> => {
  const { table, since } = OLD_RECORDS[kind];
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count FROM ${table} WHERE ${since} < ${before}::timestamptz`,
  );
  return row?.count ?? 0;
};

/** Deletes rows of a kind that have had their time. @returns how many, `limit` at most */
export const deleteOldRecords = (
  db: Db,
  kind: OldRecordKind,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> => {
  const { table, id: key, since } = OLD_RECORDS[kind];
  return execute(
    db,
    Prisma.sql`DELETE FROM ${table} WHERE ${key} IN (
      SELECT ${key} FROM ${table} WHERE ${since} < ${before}::timestamptz ORDER BY ${since} LIMIT ${limit}::int)`,
  );
};
