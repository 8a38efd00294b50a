import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { Database } from '#bff/core/database.ts';
import { PrismaClient } from '#bff/generated/prisma/client.ts';
import { deployDatabase } from './deployDatabase.ts';
import { acquireLock } from './lock.ts';
import { assertSessionTimes, createPostgresPool, withPostgresClient } from './postgres.ts';
import { sharePool } from './queryRows.ts';
import { createStatementNames, type StatementNames, unnamed } from './statementNames.ts';

export type DatabaseOptions = {
  /** a PostgreSQL server (15 or later); wins over the embedded ones */
  url?: string | undefined;
  /** the same server past its pooler, for migrations */
  directUrl?: string | undefined;
  /** `url` leads to a pooler that gives each transaction another connection */
  isPooled?: boolean | undefined;
  /** folder of the embedded database, made when missing, locked while open */
  dataDir?: string;
  /** an embedded database that is gone at the end: tests */
  memory?: true;
  /** a dumped folder that a database in memory begins with */
  snapshot?: Blob;
  /** bring the database up to this release first (default true; one query when there is nothing to do) */
  migrate?: boolean;
  /** connections to a server (default 10) */
  poolSize?: number;
  /** milliseconds after which a new connection to a server is given up (default 800) */
  connectMs?: number;
  /** Called for broken idle connections; the pool replaces them. */
  onPoolError?: (error: Error) => void;
};

type TransactionTimes = { maxWait: number; timeout: number };

/** Milliseconds. A connection is had, or 503 said, within 5 s. */
const SERVER_TIMES: TransactionTimes = { maxWait: 4_000, timeout: 10_000 };
/** One connection for all requests: each waits for all before it. */
const EMBEDDED_TIMES: TransactionTimes = { maxWait: 10_000, timeout: 20_000 };

const createClient = (
  pool: pg.Pool,
  transactionOptions: TransactionTimes,
  nameOf: StatementNames = createStatementNames(),
): PrismaClient => {
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  const client = new PrismaClient({ adapter, transactionOptions, errorFormat: 'minimal' });
  sharePool(client, pool, nameOf);
  return client;
};

/** A client of its own on a server's pool: for reads at a replica. */
export const createServerClient = (pool: pg.Pool): PrismaClient => createClient(pool, SERVER_TIMES);

const ping = async (pool: pg.Pool): Promise<void> => {
  await pool.query('SELECT 1');
};

const openServer = async (url: string, options: DatabaseOptions): Promise<Database> => {
  const { directUrl = url, isPooled, connectMs, poolSize: max } = options;
  if (options.migrate !== false) await withPostgresClient(directUrl, (client) => deployDatabase(client));
  const pool = createPostgresPool(url, options.onPoolError ?? (() => undefined), {
    max,
    isPooled,
    connectMs,
  });
  if (isPooled) await assertSessionTimes(pool);
  const client = createClient(pool, SERVER_TIMES, isPooled ? unnamed : undefined);
  return {
    client,
    kind: 'postgres',
    pool,
    ping: () => ping(pool),
    close: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
};

const migrateEmbedded = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await deployDatabase(client);
  } finally {
    client.release();
  }
};

const openEmbedded = async (options: DatabaseOptions): Promise<Database> => {
  // A server on PostgreSQL never loads it.
  const { createEmbeddedPool, startPglite } = await import('./embedded.ts');
  const folder = options.dataDir;
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const lock = folder === undefined ? null : await acquireLock(join(folder, 'in-use.lock'));
  try {
    const pglite = await startPglite({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'pgdata') }),
      ...(options.snapshot === undefined ? {} : { snapshot: options.snapshot }),
    });
    const pool = createEmbeddedPool(pglite);
    if (options.migrate !== false) await migrateEmbedded(pool);
    const client = createClient(pool, EMBEDDED_TIMES);
    return {
      client,
      kind: 'embedded',
      pool,
      ping: () => ping(pool),
      close: async () => {
        await client.$disconnect();
        await pool.end();
        await pglite.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
};

/**
 * Opens the database of this process: a server by `url`, else the embedded one in `dataDir` or in memory.
 *
 * @throws LockedError when another process holds `dataDir`
 * @throws MigrationHistoryError when the database is newer than this release
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if (options.url !== undefined) return openServer(options.url, options);
  if (options.dataDir === undefined && options.memory !== true) {
    throw new Error('openDatabase needs a url, a dataDir or memory: true');
  }
  return openEmbedded(options);
};
