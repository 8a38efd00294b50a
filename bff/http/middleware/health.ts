import { Router } from 'express';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';

/** What the start and the stop of the server change. */
export type Readiness = { isReady: boolean };

const READY_TIMEOUT_MS = 800;

const answersInTime = async ({ ping }: Pick<Database, 'ping'>): Promise<boolean> => {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, false).unref());
  return Promise.race([
    ping().then(
      () => true,
      () => false,
    ),
    timeout,
  ]);
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
 */
export const healthRoutes = ({ database, storage }: HealthParts, readiness: Readiness): Router => {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const [hasDatabase, hasFiles] = await Promise.all([answersInTime(database), answersInTime(storage)]);
    const isReady = readiness.isReady && hasDatabase;
    if (!isReady) response.setHeader('Retry-After', '2');
    response.status(isReady ? 200 : 503).json({ status: wordOf(isReady), files: wordOf(hasFiles) });
  });
  return router;
};
