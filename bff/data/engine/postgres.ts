import pg from 'pg';
import { type Hosts, hostsOf } from '../hosts/hosts.ts';
import { type FollowConnect, followConnects } from './lostConnects.ts';

/*
 * Times, in milliseconds, so that a caller hears "unavailable" within 5 s whatever becomes of the server
 * (quality, Reliability F4 and F5): refused, silent, or stuck on somebody's lock.
 */
const CONNECT_TIMEOUT = 3_000;
/** Of a connection that only shows whether others are lost. */
const REACH_TIMEOUT = 400;
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

const isAnswerTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that did not answer in time is cut at once: in a pool it would keep its next user waiting as well,
 * and a rollback on it would wait a second time.
 */
class CuttingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Between its connect and its first statement nobody listens, and an end told in that moment would be the
    // process's own. Whoever uses the connection next hears of it by his statement.
    this.on('error', () => undefined);
    const cut = (error: unknown): void => {
      if (isAnswerTimeout(error)) this.connection.stream.destroy();
    };
    const query = new Proxy(this.query, {
      apply: (target, self, parameters) => {
        const result: unknown = Reflect.apply(target, self, parameters);
        if (result instanceof Promise) result.catch(cut);
        return result;
      },
    });
    Object.assign(this, { query });
  }
}

/** Of a statement that has a name only its text: the next transaction may have another connection. */
const withoutName = (config: unknown): unknown =>
  typeof config === 'object' && config !== null && 'name' in config ? { ...config, name: undefined } : config;

class NamelessClient extends CuttingClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = new Proxy(this.query, {
      apply: (target, self, [first, ...others]: unknown[]) =>
        Reflect.apply(target, self, [withoutName(first), ...others]),
    });
    Object.assign(this, { query });
  }
}

type Connected = (error: Error) => void;

/** @throws Error when this server only repeats what another one does: whoever writes has to go there */
const assertPrimary = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isReplica: boolean }>('SELECT pg_is_in_recovery() AS "isReplica"');
  if (rows[0]?.isReplica === false) return;
  await client.end();
  throw new Error('Connection terminated: the server is no primary');
};

/** Its connects are followed and go to the primary; the pool hears of each by a function. */
const followedClient = (
  follow: FollowConnect,
  hosts: Hosts,
  Client: typeof CuttingClient,
): typeof pg.Client =>
  class extends Client {
    constructor(config?: pg.ClientConfig) {
      const connectionString = hosts.url();
      super({ ...config, connectionString });
      const connectToPrimary = async (): Promise<void> => {
        try {
          await super.connect();
          if (hosts.all.length > 1) await assertPrimary(this);
        } catch (error) {
          hosts.failed(connectionString);
          throw error;
        }
      };
      const connect = (told?: Connected): unknown => {
        const connected = connectToPrimary();
        follow(connected, () => this.connection.stream.destroy());
        if (told === undefined) return connected;
        return connected.then(() => Reflect.apply(told, undefined, []), told);
      };
      Object.assign(this, { connect });
    }
  };

/** Comes to a server as a new connection does. @throws when it takes long */
const reach = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: REACH_TIMEOUT });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
};

export type PoolOptions = {
  /** connections (default 10) */
  readonly max?: number | undefined;
  /** a pooler in between gives each transaction another connection of the server */
  readonly isPooled?: boolean | undefined;
};

/** A pool on a PostgreSQL server that outlives the server's restarts. */
export const createPostgresPool = (
  url: string,
  onError: Listener,
  { max = 10, isPooled = false }: PoolOptions = {},
): pg.Pool => {
  const hosts = hostsOf(url);
  const follow = followConnects(() => reach(hosts.url()));
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: followedClient(follow, hosts, isPooled ? NamelessClient : CuttingClient),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    application_name: 'hojo-jigyo',
    ...(isPooled ? {} : { ...SESSION_TIMES, options: NO_JIT }),
  });
  // Without a listener an idle connection that breaks (a restart of the server) would end the process.
  pool.on('error', onError);
  return pool;
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

/** The first of the servers that is the primary. @throws what the last one said */
const connectPrimary = async ({ all }: Hosts): Promise<pg.Client> => {
  let problem: unknown;
  for (const connectionString of all) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT });
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (all.length > 1) await assertPrimary(client);
      return client;
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
};

/** Runs `use` on a connection of its own, without the pool's times: a migration may take as long as it needs. */
export const withPostgresClient = async <Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connectPrimary(hostsOf(url));
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
