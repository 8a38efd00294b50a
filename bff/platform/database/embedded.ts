import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/** Where the embedded database lives: a folder, or memory (tests), perhaps begun from a dumped folder. */
export type EmbeddedOptions = { dataDir?: string; snapshot?: Blob };

/**
 * PostgreSQL in this process. The caller holds the lock of the folder (lock.ts): PGlite has none of its own.
 *
 * What a commit acknowledged is in the files of the folder and survives the death of the process (kill -9 is tested).
 * PGlite runs without fsync, so a power cut may take the last writes: where that matters, use a server.
 */
export const startPglite = async ({ dataDir, snapshot }: EmbeddedOptions): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm },
    // Never answer before the files are written.
    relaxedDurability: false,
  });

/**
 * PGlite as a node-postgres pool, so that Prisma's adapter and every SQL of ours are the same as on a server.
 * One connection: what waits inside a transaction for another query outside of it waits for ever.
 */
export const createEmbeddedPool = (pglite: PGlite): pg.Pool => {
  const config = createPgConfig(pglite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  // Prisma passes its type parsers as `types`, where PGlite expects the OIDs of the parameters: docs/decisions/pglite-parse.md.
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  return Object.assign(pool, {
    // The pool's own query drops the connection after any error, but here every new one is the same one: answers
    // still under way would reach the wrong caller.
    query: async (query: string | pg.QueryConfig, values?: unknown[]) => {
      const client = await pool.connect();
      try {
        return await client.query(query, values);
      } finally {
        client.release();
      }
    },
  });
};
