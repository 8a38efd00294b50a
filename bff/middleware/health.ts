import { Router } from 'express';
import type { Database } from '../core/database.ts';

/** What the start and the stop of the server change. */
export type Readiness = { isReady: boolean };

const READY_TIMEOUT_MS = 800;

const answersInTime = async (database: Database): Promise<boolean> => {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, false).unref());
  return Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    timeout,
  ]);
};

/** /healthz: the process lives. /readyz: it can serve, with its database; a balancer asks this one. */
export const healthRoutes = (database: Database, readiness: Readiness): Router => {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = readiness.isReady && (await answersInTime(database));
    if (!isReady) response.setHeader('Retry-After', '2');
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' });
  });
  return router;
};
