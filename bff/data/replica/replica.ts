import type { Logger } from 'pino';
import type { Database } from '#bff/core/database.ts';
import type { PrismaClient } from '#bff/generated/prisma/client.ts';
import { createServerClient } from '../engine/database.ts';
import { findRecentChange, type Person } from './lastChanges.ts';
import { createReplicaLag } from './replicaLag.ts';
import { createReplicaPool, type ReplicaPool } from './replicaPool.ts';

/** Where reads went that may be late: to the replica, or to the primary and why. */
export type ReadPlace = 'replica' | 'ownChange' | 'late';

export type ReplicaState = {
  /** Behind the primary; infinite while the replica is away. */
  readonly lagMs: number;
  readonly isUsed: boolean;
  readonly reads: Readonly<Record<ReadPlace, number>>;
};

/** A replica of the database, for reads that may be a little late. */
export type Replica = {
  readonly client: PrismaClient;
  /**
   * Where somebody reads: at the replica, unless it is late or away, or does not yet have what he himself changed.
   * @param person undefined where nobody is known
   */
  readonly clientFor: (person: Person | undefined) => Promise<PrismaClient>;
  readonly state: () => ReplicaState;
  readonly close: () => Promise<void>;
};

export type ReplicaOptions = {
  readonly url: string;
  readonly maxLagMs: number;
  readonly primary: Database;
  readonly log: Logger;
};

const LOOK_EVERY_MS = 1_000;
/** A change older than what a replica in use may lack is there. */
const rememberedMs = (maxLagMs: number): number => 2 * maxLagMs + 60_000;

/**
 * By what has been replayed of the commits themselves: the snapshot of a replica does not name the transactions that are
 * still open at the primary. One that it has not heard of is none that it has.
 */
const HAS_TRANSACTION = `
  SELECT CASE WHEN $1::text::bigint < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    THEN coalesce(pg_xact_status($1::text::xid8), 'committed') = 'committed' ELSE false END AS has`;

const hasTransaction = async ({ ask }: ReplicaPool, transaction: string): Promise<boolean> => {
  const { rows } = await ask({ text: HAS_TRANSACTION, values: [transaction] });
  return (rows as { has: boolean }[])[0]?.has === true;
};

/** Whether the replica is good enough, looked at every second; what changes is said once. */
const watchReplica = (lagOf: () => Promise<number>, { maxLagMs, log }: ReplicaOptions) => {
  let lagMs = Number.POSITIVE_INFINITY;
  let isUsed = false;
  let reason: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const judge = (lag: number, why: string): void => {
    lagMs = lag;
    isUsed = lag <= maxLagMs;
    const now = isUsed ? 'used' : why;
    if (now === reason) return;
    reason = now;
    if (isUsed) log.info({ lagMs: Math.round(lag) }, 'the replica is used');
    else log.warn({ reason: why }, 'the replica is not used: the primary answers');
  };
  const fail = (error: unknown): void =>
    judge(Number.POSITIVE_INFINITY, error instanceof Error ? error.message : String(error));
  const look = async (): Promise<void> => {
    await lagOf().then((lag) => judge(lag, 'it is late'), fail);
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  void look();
  return { fail, state: () => ({ lagMs, isUsed }), stop: () => clearTimeout(timer) };
};

/** Reads at a replica. One that is away, late or none at all keeps nobody from starting: the primary answers. */
export const openReplica = (options: ReplicaOptions): Replica => {
  const { url, primary, maxLagMs } = options;
  const reads: Record<ReadPlace, number> = { replica: 0, ownChange: 0, late: 0 };
  const replica = createReplicaPool({ url, primary: primary.pool, onFailure: (error) => watch.fail(error) });
  const watch = watchReplica(createReplicaLag(primary.pool, replica), options);
  const client = createServerClient(replica.pool);

  const placeOf = async (person: Person | undefined): Promise<ReadPlace> => {
    if (!watch.state().isUsed) return 'late';
    if (person === undefined) return 'replica';
    const change = await findRecentChange(primary.client, person, rememberedMs(maxLagMs));
    if (change === null) return 'replica';
    try {
      return (await hasTransaction(replica, change)) ? 'replica' : 'ownChange';
    } catch (error) {
      watch.fail(error);
      return 'late';
    }
  };

  return {
    client,
    clientFor: async (person) => {
      const place = await placeOf(person);
      reads[place] += 1;
      return place === 'replica' ? client : primary.client;
    },
    state: () => ({ ...watch.state(), reads: { ...reads } }),
    close: async () => {
      watch.stop();
      await client.$disconnect();
      await replica.pool.end();
    },
  };
};
