import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Db } from '#bff/core/database.ts';
import { Prisma, type PrismaClient } from '#bff/generated/prisma/client.ts';
import { PLANNED_ANEW, type StatementNames } from './statementNames.ts';

type Query = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

/** How statements of ours reach the database past the client: undefined when they can not. */
type Way = { readonly nameOf: StatementNames; readonly query: () => Query | undefined };

const ways = new WeakMap<Db, Way>();

/** The connection of a transaction: undefined until the client has taken it, null from its last statement on. */
type Lent = { connection: pg.PoolClient | undefined | null };

const opening = new AsyncLocalStorage<Lent>();

/**
 * The statement that ends a transaction, as the client sends it. By its words: what the server says of its state comes
 * too late, when other statements stand behind that one already.
 */
const ends = (config: unknown): boolean => {
  const text = typeof config === 'object' && config !== null ? Reflect.get(config, 'text') : config;
  return text === 'COMMIT' || text === 'ROLLBACK';
};

/**
 * Takes a connection back when the end of its transaction is sent, and not only when it is released: a connection does
 * one statement after the other, so what came behind the end would be done on its own, and kept. A transaction whose
 * time is over ends while its work still waits for a statement, and that work goes on in between.
 */
const lend = (connection: pg.PoolClient, lent: Lent): void => {
  const { release, query } = connection;
  lent.connection = connection;
  const watched = (...args: readonly unknown[]): unknown => {
    if (ends(args[0])) lent.connection = null;
    return Reflect.apply(query, connection, args);
  };
  // The pool gives a connection a new `release` each time that it is taken.
  const giveBack: typeof release = (problem) => {
    lent.connection = null;
    connection.query = query;
    release.call(connection, problem);
  };
  Object.assign(connection, { query: watched, release: giveBack });
};

/** Lets statements go past the client, on the connections that it uses itself. Before the client is first used. */
export const shareConnections = (client: PrismaClient, pool: pg.Pool, nameOf: StatementNames): void => {
  ways.set(client, { nameOf, query: () => (config) => pool.query(config) });
  const connect = pool.connect.bind(pool);
  const connectAndTell = async (): Promise<pg.PoolClient> => {
    const connection = await connect();
    const lent = opening.getStore();
    if (lent?.connection === undefined && lent !== undefined) lend(connection, lent);
    return connection;
  };
  type Told = Parameters<typeof connect>[0];
  Object.assign(pool, { connect: (told?: Told) => (told === undefined ? connectAndTell() : connect(told)) });
};

type TransactionTimes = { timeout?: number };

/** A transaction of the client whose connection `queryRows` uses as well. */
export const openTransaction = <Result>(
  client: PrismaClient,
  work: (db: Db) => Promise<Result>,
  times: TransactionTimes,
): Promise<Result> => {
  const outside = ways.get(client);
  const lent: Lent = { connection: undefined };
  const begin = (db: Db): Promise<Result> => {
    const query = (): Query | undefined => {
      const { connection } = lent;
      return connection ? (config) => connection.query(config) : undefined;
    };
    if (outside !== undefined) ways.set(db, { nameOf: outside.nameOf, query });
    return work(db);
  };
  return opening.run(lent, () => client.$transaction(begin, times));
};

/**
 * The rows that a statement answers, for the few that every screen and every change waits for: node-postgres asks at
 * half of the client's price. A transaction that is over (committed, or given up after its time) asks the client, which
 * refuses. The two read some types differently, so a statement answers bigint as `float8` and days as `text`
 * (`columnsOf` does).
 */
export const queryRows = async <Row extends object>(db: Db, statement: Prisma.Sql): Promise<Row[]> => {
  const way = ways.get(db);
  const query = way?.query();
  if (way === undefined || query === undefined) return db.$queryRaw<Row[]>(statement);
  const { text, values } = statement;
  const { rows } = await query({ name: way.nameOf(text), text, values });
  return rows;
};

/**
 * `id = ${anyOf(ids, 'int')}`: the rows of these ids, by a plan that the server keeps for the next time.
 *
 * PostgreSQL keeps a plan that is reckoned no dearer than those made for the very values. Of a bare list it reckons ten
 * ids while it does not look, and one when it does: asked for one id it never kept a plan, and to plan an application
 * with all that belongs to it takes four times as long as to read it. One id is asked for as one, and of a list that a
 * subselect answers it reckons ten either way.
 */
export const anyOf = (ids: readonly (number | string)[], type: 'int' | 'uuid'): Prisma.Sql => {
  const one = Prisma.raw(type);
  if (ids.length === 1) return Prisma.sql`${ids[0]}::${one}`;
  return Prisma.sql`ANY((SELECT ${[...ids]}::${one}[])::${one}[])`;
};

/**
 * Stands in a condition whose value decides how its rows are found best. A plan that is kept is made without the value:
 * letters that nearly every name holds are looked for there as if hardly any did, in four times the time.
 */
export const plannedAnew = Prisma.raw(PLANNED_ANEW);
