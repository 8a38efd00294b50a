import pg from 'pg';
import type { Database } from '../../core/database.ts';

const TABLES = `
  SELECT format('%I.%I', nspname, relname) AS place
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
   WHERE relkind = 'r' AND nspname <> 'information_schema' AND NOT starts_with(nspname, 'pg_')`;

const SEQUENCES = `
  SELECT format('%I.%I', schemaname, sequencename) AS place, coalesce(last_value, start_value) AS value,
         last_value IS NOT NULL AS "isUsed"
    FROM pg_sequences`;

const AS_LONG_AS_A_TEST_MS = 600_000;

type Sequence = { readonly place: string; readonly value: string; readonly isUsed: boolean };

/** The rows of a table as JSON; null where it is empty. */
const rowsOf = async ({ pool }: Database, place: string): Promise<string | null> => {
  const { rows } = await pool.query<{ json: string | null }>(
    `SELECT json_agg(t)::text AS json FROM ${place} t`,
  );
  return rows[0]?.json ?? null;
};

const refill = (place: string, json: string): string =>
  `INSERT INTO ${place} OVERRIDING SYSTEM VALUE
     SELECT * FROM json_populate_recordset(NULL::${place}, ${pg.escapeLiteral(json)})`;

/**
 * Remembers what is in a database.
 * @returns gives every table those rows again and every sequence that number, whatever was written meanwhile. Tables are
 *   emptied row by row: to truncate them takes a hundred times as long as there is little in them.
 */
export const rememberRows = async (database: Database): Promise<() => Promise<void>> => {
  const { pool } = database;
  const places = (await pool.query<{ place: string }>(TABLES)).rows.map(({ place }) => place);
  const sequences = (await pool.query<Sequence>(SEQUENCES)).rows;
  const refills: string[] = [];
  for (const place of places) {
    const json = await rowsOf(database, place);
    if (json !== null) refills.push(refill(place, json));
  }
  // One message is one transaction. The role leaves out the triggers that keep histories and follow changes; the times
  // are those of requests, and this is none.
  const statements = [
    'SET LOCAL session_replication_role = replica',
    'SET LOCAL statement_timeout = 0',
    'SET LOCAL lock_timeout = 0',
    ...places.map((place) => `DELETE FROM ${place}`),
    ...refills,
    ...sequences.map(({ place, value, isUsed }) => `SELECT setval('${place}', ${value}, ${isUsed})`),
  ];
  const restore = { text: statements.join(';\n'), query_timeout: AS_LONG_AS_A_TEST_MS };
  return async () => {
    await pool.query(restore);
  };
};
