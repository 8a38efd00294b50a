import { Router } from 'express';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';

/** What the start and the stop of the server change. */
export type Readiness = { isReady: boolean };

const READY_TIMEOUT_MS = 800;
/** So often in a row an answer may be late: a minute of full processors must not take the last process away. */
const MAX_MISSES = 3;

type Ping = Pick<Database, 'ping'>;

const answerWithin = ({ ping }: Ping, timeoutMs: number): Promise<'yes' | 'no' | 'late'> =>
  Promise.race([
    ping().then(
      () => 'yes' as const,
      () => 'no' as const,
    ),
    new Promise<'late'>((resolve) => setTimeout(resolve, timeoutMs, 'late').unref()),
  ]);

/** Whether it serves: one that refuses does not, one that is late does until it is so for the third time in a row. */
const patiently = (asked: Ping, timeoutMs: number): (() => Promise<boolean>) => {
  let misses = 0;
  return async () => {
    const answer = await answerWithin(asked, timeoutMs);
    misses = answer === 'late' ? misses + 1 : 0;
    return answer === 'yes' || (answer === 'late' && misses < MAX_MISSES);
  };
};

const wordOf = (isReady: boolean): string => (isReady ? 'ready' : 'unavailable');

/** What stands behind the server. */
export type HealthParts = {
  readonly database: Pick<Database, 'ping'>;
  readonly storage: Pick<FileStorage, 'ping'>;
};

/**
 * /healthz: the process lives. /readyz: it can serve, with its database; a balancer asks this one. It says of the files
 * whether they can be reached, and stays ready without them: no other process could reach them either, and most of the
 * work needs none.
 * @param timeoutMs how long the database and the files may take
 */
export const healthRoutes = (
  { database, storage }: HealthParts,
  readiness: Readiness,
  timeoutMs = READY_TIMEOUT_MS,
): Router => {
  const router = Router();
  const databaseServes = patiently(database, timeoutMs);
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const [hasDatabase, files] = await Promise.all([databaseServes(), answerWithin(storage, timeoutMs)]);
    const isReady = readiness.isReady && hasDatabase;
    if (!isReady) response.setHeader('Retry-After', '2');
    response.status(isReady ? 200 : 503).json({ status: wordOf(isReady), files: wordOf(files === 'yes') });
  });
  return router;
};
