import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '../engine/queryRows.ts';
import type { Account } from '../sessions/accounts.ts';

export type Person = Pick<Account, 'kind' | 'id'>;

/**
 * Notes in a change's own transaction that this person has changed something. The last of its statements: two changes of
 * one person wait here for each other.
 */
export const noteChange = async (db: Db, { kind, id }: Person): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO last_change (person_kind, person_id, changed_in, changed_at)
    VALUES (${kind}, ${id}, pg_current_xact_id()::text::bigint, clock_timestamp())
    ON CONFLICT (person_kind, person_id)
    DO UPDATE SET changed_in = EXCLUDED.changed_in, changed_at = EXCLUDED.changed_at`;
};

/**
 * The number of the transaction in which a person changed something within the last seconds.
 * @returns null when he did not
 */
export const findRecentChange = async (
  db: Db,
  { kind, id }: Person,
  withinMs: number,
): Promise<string | null> => {
  const seconds = withinMs / 1000;
  const statement = Prisma.sql`
    SELECT changed_in::text AS "changedIn" FROM last_change
    WHERE person_kind = ${kind} AND person_id = ${id}::int
      AND changed_at > now() - make_interval(secs => ${seconds}::float8)`;
  const [row] = await queryRows<{ changedIn: string }>(db, statement);
  return row?.changedIn ?? null;
};
