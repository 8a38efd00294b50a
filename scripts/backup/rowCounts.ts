import type pg from 'pg';

/** Rows by table (`public.my_page`), of every table that a dump of the database holds. */
export type RowCounts = Readonly<Record<string, number>>;

const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
  ORDER BY 1`;

/** Counts the rows of all tables, in one statement and so as of one moment. */
export const countRows = async (client: pg.Client): Promise<RowCounts> => {
  const tables = await client.query<{ name: string }>(TABLES);
  if (tables.rows.length === 0) return {};
  const counted = tables.rows.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::text AS count FROM ${name}`,
  );
  const { rows } = await client.query<{ name: string; count: string }>(counted.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
};

/** What differs, a line for each table; nothing when all are alike. */
export const differencesOf = (expected: RowCounts, found: RowCounts): string[] => {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return names
    .filter((name) => expected[name] !== found[name])
    .map(
      (name) =>
        `${name}: ${expected[name] ?? 'no table'} in the backup, ${found[name] ?? 'no table'} restored`,
    );
};

export const sumOf = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
