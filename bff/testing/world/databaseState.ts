import type { Database } from '../../core/database.ts';
import type { TestServer } from '../server.ts';

/** Written by every request, also by refused ones: who tried what, when a session was used, how often. */
const incidental = new Set(['audit_entry', 'audit_seal', 'session', 'rate_limit', '_prisma_migrations']);

/** Stays of a press that was refused, too: the first one counts at the close of a call. */
const INCIDENTAL_COLUMN = 'submit_pressed_at';

/** The tables that nothing but a change writes into, and the columns in them that something else writes, too. */
export const tablesOf = async (pool: Database['pool']) => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !incidental.has(name));
  return { tables, columns: [INCIDENTAL_COLUMN] };
};

/**
 * A checksum of every row of every table, so that a test can say that nothing changed.
 * @param except columns that may
 */
export const databaseState = async (
  { database: { pool } }: TestServer,
  except: readonly string[] = [],
): Promise<Record<string, string>> => {
  const { tables, columns } = await tablesOf(pool);
  const left = [...columns, ...except].map((column) => `- '${column}'`).join(' ');
  const sums = tables.map(
    (name) =>
      `SELECT '${name}' AS name, count(*) || ' ' || md5(coalesce(string_agg(line, '|' ORDER BY line), '')) AS sum
        FROM (SELECT (to_jsonb(t) ${left})::text AS line FROM "${name}" t) lines`,
  );
  const found = await pool.query<{ name: string; sum: string }>(sums.join(' UNION ALL '));
  return Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum]));
};
