import type pg from 'pg';
import { problemOf } from '../errors.ts';
import { createPostgresPool } from '../postgres.ts';

type Query = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

export type ReplicaPool = {
  /** For reads: what the replica cannot answer, the primary does. */
  readonly pool: pg.Pool;
  /** Asks the replica alone. */
  readonly ask: Query;
};

export type ReplicaPoolOptions = {
  readonly url: string;
  readonly primary: pg.Pool;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Whether the replica could not answer: it is away, or stops a statement for the sake of its replay. A statement that
 * took too long there would do so at the primary as well.
 */
const isOfTheReplica = (error: unknown): boolean => {
  const tooLong = error instanceof Error && 'code' in error && error.code === '57014';
  const kind = problemOf(error)?.kind;
  return !tooLong && (kind === 'unavailable' || kind === 'serialization');
};

export const createReplicaPool = ({ url, primary, onFailure }: ReplicaPoolOptions): ReplicaPool => {
  const pool = createPostgresPool(url, onFailure, { max: primary.options.max });
  const ask: Query = pool.query.bind(pool);
  const query: Query = async (config) => {
    try {
      return await ask(config);
    } catch (error) {
      if (!isOfTheReplica(error)) throw error;
      onFailure(error);
      // Without its name, which may be another statement's there.
      const { name: _name, ...unnamed } = config;
      return primary.query(unnamed);
    }
  };
  return { pool: Object.assign(pool, { query }), ask };
};
