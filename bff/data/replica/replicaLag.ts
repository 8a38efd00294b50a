import type pg from 'pg';
import { createLagMeter, type LogPosition } from './lag.ts';
import type { ReplicaPool } from './replicaPool.ts';

/** Longer than this, a server does not answer. */
const ANSWER_MS = 800;

type Standing = { readonly bytes: number | null; readonly system: string };

/** The cluster and the database in it: a replica bears the names of its primary. */
const SYSTEM = `(SELECT system_identifier FROM pg_control_system()) || '/' || current_database() AS system`;

/** Only what is on the disk: nothing else is sent to a replica, or acknowledged. */
const OF_PRIMARY = `SELECT (pg_current_wal_flush_lsn() - '0/0')::float8 AS bytes, ${SYSTEM}`;

const OF_REPLICA = `
  SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::float8 END AS bytes, ${SYSTEM}`;

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('timeout: no answer')), ANSWER_MS).unref();
    }),
  ]);

const standingOf = async (asked: Promise<pg.QueryResult<Standing>>) => {
  const { rows } = await inTime(asked);
  const [{ bytes, system } = { bytes: null, system: '' }] = rows;
  return { bytes, system };
};

/**
 * Asks both servers how far the replica is behind.
 * @returns milliseconds; @throws Error saying why this server is no replica of that one, or does not answer
 */
export const createReplicaLag = (primary: pg.Pool, { ask }: Pick<ReplicaPool, 'ask'>) => {
  const measure = createLagMeter();
  return async (): Promise<number> => {
    // Before the question: what is written while it is asked makes nobody early.
    const atMs = performance.now();
    const wanted = await standingOf(primary.query<Standing>(OF_PRIMARY));
    const reached = await standingOf(ask({ text: OF_REPLICA }));
    if (reached.bytes === null || wanted.bytes === null) throw new Error('it is no replica');
    if (reached.system !== wanted.system) throw new Error('it is a replica of another database');
    const there: LogPosition = { atMs: performance.now(), bytes: reached.bytes };
    return measure({ atMs, bytes: wanted.bytes }, there);
  };
};
