import pg from 'pg';
import { NoAnswerError } from './errors.ts';

/*
 * Times, in milliseconds, so that a caller hears "unavailable" within 5 s whatever becomes of the server
 * (quality, Reliability F4 and F5): refused, silent, or stuck on somebody's lock.
 */
/** Until a connection is free. */
const WAIT_TIMEOUT = 3_000;
/** Of a new connection: what a wire has swallowed does not come when it carries again, so it is given up soon. */
const CONNECT_TIMEOUT = 800;
const LOCK_TIMEOUT = 3_000;
const STATEMENT_TIMEOUT = 4_000;
/** Kept by this side: a server behind a black hole cannot keep its own. */
const ANSWER_TIMEOUT = 4_500;
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000;

/** What a connection asks for itself; behind a pooler its operator does (docs/deploy/pgbouncer.ini). */
const SESSION_TIMES = {
  lock_timeout: LOCK_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
};

/**
 * Compiling a statement takes up to a second, and the longest of ours is done in a fifth of one: a wrong guess of how
 * many rows there are must not have it compiled. `options` in the database's address are taken instead of these.
 */
const NO_JIT = '-c jit=off';

type Listener = (error: Error) => void;

type Method = (...parameters: never) => unknown;

/** The same method; what it promises is refused as `tell` says. */
const refusedBy = <Asked extends Method>(method: Asked, tell: (error: unknown) => never): Asked =>
  new Proxy(method, {
    apply: (target, self, parameters) => {
      const result: unknown = Reflect.apply(target, self, parameters);
      return result instanceof Promise ? result.catch(tell) : result;
    },
  });

/** Whether the server, or somebody before it was asked, says what is wrong. */
const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof NoAnswerError;

/** @throws the server's answer as it is, NoAnswerError when there was none */
const throwNoAnswer = (error: unknown): never => {
  throw isAnswer(error) ? error : new NoAnswerError(error);
};

/**
 * A connection that did not answer is ended at once: in a pool it would keep its next user waiting as well, and a
 * rollback on it would wait a second time.
 */
class CuttingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Between its connect and its first statement nobody listens, and an end told in that moment would be the
    // process's own. Whoever uses the connection next hears of it by his statement.
    this.on('error', () => undefined);
    const cut = (error: unknown): never => {
      if (!isAnswer(error)) void this.end();
      return throwNoAnswer(error);
    };
    Object.assign(this, { query: refusedBy(this.query, cut) });
  }
}

export type PoolOptions = {
  /** connections (default 10) */
  readonly max?: number | undefined;
  /** a pooler in between gives each transaction another connection of the server */
  readonly isPooled?: boolean | undefined;
  /** milliseconds after which a new connection is given up (default 800) */
  readonly connectMs?: number | undefined;
};

/** A pool on a PostgreSQL server that outlives the server's restarts. */
export const createPostgresPool = (
  url: string,
  onError: Listener,
  { max = 10, isPooled = false, connectMs = CONNECT_TIMEOUT }: PoolOptions = {},
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: class extends CuttingClient {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: connectMs });
      }
    },
    keepAlive: true,
    connectionTimeoutMillis: WAIT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    application_name: 'hojo-jigyo',
    ...(isPooled ? {} : { ...SESSION_TIMES, options: NO_JIT }),
  });
  // Without a listener an idle connection that breaks (a restart of the server) would end the process.
  pool.on('error', onError);
  const [query, connect] = [refusedBy(pool.query, throwNoAnswer), refusedBy(pool.connect, throwNoAnswer)];
  return Object.assign(pool, { query, connect });
};

/**
 * Looks whether a pooler's connections have the times that the product relies on.
 * @throws Error naming those that are missing; the pool is closed then
 */
export const assertSessionTimes = async (pool: pg.Pool): Promise<void> => {
  const wanted = { jit: 'off', ...SESSION_TIMES };
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(wanted)],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  const missing = Object.entries(wanted).filter(([name, value]) => found.get(name) !== String(value));
  if (missing.length > 0) {
    await pool.end();
    const settings = missing.map(([name, value]) => `${name} = ${value}`).join(', ');
    throw new Error(`the pooler's connections need ${settings}: see docs/deploy/pgbouncer.ini`);
  }
};

/** Runs `use` on a connection of its own, without the pool's times: a migration may take as long as it needs. */
export const withPostgresClient = async <Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_TIMEOUT });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
