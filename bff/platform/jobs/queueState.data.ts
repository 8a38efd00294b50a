import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** How the queue of a job stands. */
export type QueueState = {
  readonly name: string;
  /** Runs whose time has come. */
  readonly waitingCount: number;
  /** Since when the first of them could have begun; 0 without one. */
  readonly oldestSeconds: number;
  readonly activeCount: number;
  /** Runs that failed for good and are still kept. */
  readonly failedCount: number;
};

/** Every job that has runs, with how long its oldest waits. */
export const readQueueStates = (db: Db): Promise<QueueState[]> =>
  queryRows<QueueState>(
    db,
    Prisma.sql`SELECT name,
        count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::int AS "waitingCount",
        coalesce(extract(epoch FROM now() - min(start_after)
          FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())), 0)::float8 AS "oldestSeconds",
        count(*) FILTER (WHERE state = 'active')::int AS "activeCount",
        count(*) FILTER (WHERE state = 'failed')::int AS "failedCount"
      FROM pgboss.job GROUP BY name`,
  );
