import type { Logger } from 'pino';
import type { Database } from '#bff/core/database.ts';
import type { PrismaClient } from '#bff/generated/prisma/client.ts';
import { createServerClient } from '../database.ts';
import { createReplicaPool } from './replicaPool.ts';

/** Where exports were read: at the replica, or at the primary because it did not answer. */
export type ReadPlace = 'replica' | 'primary';

/** A replica of the database, where lists are read that are saved as files. */
export type Replica = {
  readonly client: PrismaClient;
  /** The moment of the primary that it has reached; null when it does not answer as one of this database. */
  readonly reachedAt: () => Promise<Date | null>;
  readonly reads: () => Readonly<Record<ReadPlace, number>>;
  readonly close: () => Promise<void>;
};

export type ReplicaOptions = {
  readonly url: string;
  readonly primary: Database;
  readonly log: Logger;
};

/** When the last change was made that it has; one that has had none since it started has those of its checkpoint. */
const STANDING = `
  SELECT pg_is_in_recovery() AS "isReplica", installation.id AS installation,
    coalesce(pg_last_xact_replay_timestamp(), (SELECT checkpoint_time FROM pg_control_checkpoint())) AS "reachedAt"
  FROM installation`;

type Standing = { readonly isReplica: boolean; readonly installation: string; readonly reachedAt: Date };

/** One that is away keeps nobody from starting, and nobody from his file: the primary answers. */
export const openReplica = ({ url, primary, log }: ReplicaOptions): Replica => {
  const reads: Record<ReadPlace, number> = { replica: 0, primary: 0 };
  const warn = (error: unknown): void =>
    log.warn({ err: error }, 'the replica does not answer: the primary does');
  const { pool, ask } = createReplicaPool({ url, primary: primary.pool, onFailure: warn });
  const client = createServerClient(pool);

  const standing = async (): Promise<Date> => {
    const [{ rows }, own] = await Promise.all([
      ask({ text: STANDING }),
      primary.client.installation.findFirst(),
    ]);
    const [found]: Standing[] = rows;
    if (found === undefined || found.installation !== own?.id)
      throw new Error('DATABASE_REPLICA_URL leads to another database');
    if (!found.isReplica) throw new Error('DATABASE_REPLICA_URL leads to no replica');
    return found.reachedAt;
  };

  return {
    client,
    reachedAt: async () => {
      const reached = await standing().catch(warn);
      reads[reached === undefined ? 'primary' : 'replica'] += 1;
      return reached ?? null;
    },
    reads: () => ({ ...reads }),
    close: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
};
