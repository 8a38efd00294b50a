import { atLeastOne, isProduction } from './values.ts';

/** Where the rows are. */
export type DatabaseSettings = {
  /** A PostgreSQL server; without it (never in production) the embedded database under `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** The same server past its pooler: for migrations, backups and whatever holds on to a connection. */
  readonly directDatabaseUrl: string | undefined;
  /** `databaseUrl` leads to a pooler that gives each transaction another connection (PgBouncer). */
  readonly isPooled: boolean;
  /** Connections that this process keeps to a server; as many to a replica. */
  readonly connections: number;
  /** A replica of it, where lists are read that are saved as files. */
  readonly replicaUrl: string | undefined;
};

/** @throws Error without the value: it holds a password */
const addressIn = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const url = env[name] || undefined;
  if (url !== undefined && !/^postgres(?:ql)?:\/\/./.test(url))
    throw new Error(`${name} must begin with postgres://`);
  return url;
};

/** The embedded database is for trying out: in production its silent use would be a typing error's work. */
const databaseUrlOf = (env: NodeJS.ProcessEnv): string | undefined => {
  const url = addressIn(env, 'DATABASE_URL');
  if (url === undefined && isProduction(env))
    throw new Error('DATABASE_URL is needed when NODE_ENV=production');
  return url;
};

const poolerOf = (env: NodeJS.ProcessEnv): Pick<DatabaseSettings, 'directDatabaseUrl' | 'isPooled'> => {
  const { DATABASE_POOLER: pooler } = env;
  const directUrl = addressIn(env, 'DATABASE_DIRECT_URL');
  if (pooler && pooler !== 'transaction') throw new Error('DATABASE_POOLER can only be "transaction"');
  const isPooled = pooler === 'transaction';
  if (isPooled && !directUrl) throw new Error('DATABASE_DIRECT_URL is needed beside DATABASE_POOLER');
  return { directDatabaseUrl: directUrl, isPooled };
};

const replicaUrlOf = (env: NodeJS.ProcessEnv): string | undefined => {
  const url = addressIn(env, 'DATABASE_REPLICA_URL');
  if (url !== undefined && !env.DATABASE_URL)
    throw new Error('DATABASE_URL is needed beside DATABASE_REPLICA_URL');
  return url;
};

/** @throws Error naming the variable that is missing or makes no sense */
export const readDatabaseSettings = (env: NodeJS.ProcessEnv): DatabaseSettings => ({
  databaseUrl: databaseUrlOf(env),
  ...poolerOf(env),
  connections: atLeastOne('DATABASE_CONNECTIONS', env.DATABASE_CONNECTIONS, 10),
  replicaUrl: replicaUrlOf(env),
});
