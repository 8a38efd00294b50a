import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { createEmbeddedPool, startPglite } from '#bff/platform/database/embedded.ts';
import { acquireLock } from '#bff/platform/database/lock.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';

/**
 * Runs `use` on the database that the server would open: DATABASE_URL (past a pooler DATABASE_DIRECT_URL), else the embedded one in DATA_DIR
 * (default .data), which no other process may hold.
 */
export const withTarget = async <Result>(
  use: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> => {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (url !== undefined && url !== '') return withPostgresClient(url, use);

  const folder = resolve(process.env.DATA_DIR ?? '.data', 'database');
  await mkdir(folder, { recursive: true });
  const lock = await acquireLock(join(folder, 'in-use.lock'));
  try {
    const pglite = await startPglite({ dataDir: join(folder, 'pgdata') });
    const pool = createEmbeddedPool(pglite);
    const client = await pool.connect();
    try {
      return await use(client);
    } finally {
      client.release();
      await pool.end();
      await pglite.close();
    }
  } finally {
    await lock.release();
  }
};
