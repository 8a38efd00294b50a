import type { TestServer } from '../server.ts';

/** Every row of every table as text, also of the queue's; bytes as PostgreSQL writes them, in hexadecimal. */
export const dumpOf = async ({ database }: TestServer): Promise<Map<string, string>> => {
  const tables = await database.pool.query<{ place: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS place FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const dump = new Map<string, string>();
  for (const { place } of tables.rows) {
    const rows = await database.pool.query<{ text: string | null }>(
      `SELECT string_agg(t::text, E'\\n') AS text FROM ${place} t`,
    );
    dump.set(place, rows.rows[0]?.text ?? '');
  }
  return dump;
};

/** A word stands by itself: the digits of a number are no part of a hash. */
const standsIn = (text: string, word: string): boolean =>
  new RegExp(`(?<![0-9a-f])${word}(?![0-9a-f])`).test(text) ||
  text.includes(Buffer.from(word).toString('hex'));

/** Where in a dump of the database words can be read, as `table: word`. */
export const readableIn = async (server: TestServer, words: readonly string[]): Promise<string[]> =>
  [...(await dumpOf(server))].flatMap(([place, text]) =>
    words.filter((word) => standsIn(text, word)).map((word) => `${place}: ${word}`),
  );
