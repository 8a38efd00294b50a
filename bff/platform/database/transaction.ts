import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Db } from '#bff/core/database.ts';
import { isProblem } from './errors.ts';

export type TransactionOptions = {
  /** milliseconds that `work` may take (default 10 s on a server, 20 s embedded) */
  timeout?: number;
  /** how often `work` is run again after a deadlock or a write conflict (default 2) */
  retries?: number;
};

/** Milliseconds before the next try: a little more each time, never the same for two that met. */
const pause = (attempt: number): number => 10 * 2 ** attempt + Math.random() * 20;

/**
 * Runs `work` in one transaction: all of it is written, or nothing. A deadlock or write conflict has been rolled back
 * by PostgreSQL, so the whole of `work` runs again; it must therefore do nothing outside of `db` that cannot be done
 * twice (files are stored before, mails go through the outbox). Inside, only `db` is used: in embedded mode waiting
 * for the outer client would wait until the timeout.
 *
 * @throws whatever `work` throws, after the rollback
 */
export const inTransaction = async <Result>(
  database: Database,
  work: (db: Db) => Promise<Result>,
  { timeout, retries = 2 }: TransactionOptions = {},
): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await database.client.$transaction(work, timeout === undefined ? {} : { timeout });
    } catch (error) {
      if (attempt >= retries || !isProblem(error, 'serialization')) throw error;
      await wait(pause(attempt));
    }
  }
};
