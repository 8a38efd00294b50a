import type { TestServer } from '../server.ts';
import { tablesOf } from '../world/databaseState.ts';

const NOTE = `
  DROP SCHEMA IF EXISTS watch CASCADE;
  CREATE SCHEMA watch;
  CREATE TABLE watch.change (place text NOT NULL);
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'UPDATE' OR to_jsonb(NEW) - TG_ARGV IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV THEN
      INSERT INTO watch.change VALUES (TG_TABLE_NAME);
    END IF;
    RETURN NULL;
  END $$;`;

const watchOf = (table: string, except: readonly string[]): string =>
  `CREATE TRIGGER watch AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW
     EXECUTE FUNCTION watch.note(${except.map((column) => `'${column}'`).join(', ')});`;

/**
 * Lets every table note the rows that change from here on, so that hundreds of requests can be asked one by one what they
 * left behind: a checksum of everything (`databaseState`) takes a second. What is rolled back was not noted.
 * @param except columns that may change, beside those that `databaseState` leaves out
 */
export const watchChanges = async ({ database: { pool } }: TestServer, except: readonly string[] = []) => {
  const { tables, columns } = await tablesOf(pool);
  const watches = tables.map((table) => watchOf(table, [...columns, ...except]));
  await pool.query([NOTE, ...watches].join('\n'));
  return {
    /** The tables that changed since this was last asked. */
    changed: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ place: string }>('DELETE FROM watch.change RETURNING place');
      return [...new Set(rows.map(({ place }) => place))].toSorted();
    },
    end: async (): Promise<void> => {
      await pool.query('DROP SCHEMA watch CASCADE');
    },
  };
};

export type Watch = Awaited<ReturnType<typeof watchChanges>>;
