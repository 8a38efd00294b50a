import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../../core/database.ts';
import { rememberFiles } from './rememberFiles.ts';
import { rememberRows } from './rememberRows.ts';

/** Waits until nobody uses a connection: what an answer left to be done after it is done. */
const untilIdle = async (pool: pg.Pool): Promise<void> => {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await wait(5);
};

type Places = { readonly database: Database; readonly dataDir: string };

/** Remembers what a server holds in its database and its folder. @returns gives it that again */
export const rememberState = async ({ database, dataDir }: Places): Promise<() => Promise<void>> => {
  const restoreRows = await rememberRows(database);
  const removeFiles = await rememberFiles(dataDir);
  return async () => {
    await untilIdle(database.pool);
    await restoreRows();
    await removeFiles();
  };
};
