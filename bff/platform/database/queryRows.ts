import type pg from 'pg';
import type { Db } from '#bff/core/database.ts';
import { Prisma, type PrismaClient } from '#bff/generated/prisma/client.ts';
import { PLANNED_ANEW, type StatementNames } from './statementNames.ts';

type Ask = (statement: Prisma.Sql) => Promise<pg.QueryResult>;

/** How a client's own statements are asked of its pool. */
const pools = new WeakMap<Db, Ask>();

/** Lets a client's statements go to its pool, under the names by which the client asks too. */
export const sharePool = (client: PrismaClient, pool: pg.Pool, nameOf: StatementNames): void => {
  pools.set(client, ({ text, values }) => pool.query({ name: nameOf(text), text, values }));
};

/**
 * The rows that a statement answers. In a transaction the client is asked; outside of one its pool, at two thirds of
 * the price (`npm run bench -- --quick --only 'own columns'`: a read is 0.87 and 0.71 of Express + Prisma, through
 * the client 0.64 and 0.54). The two read some types differently, so a statement answers bigint and numeric as
 * `float8` or `int`, and days as `text` (`columnsOf` does).
 * @throws what `problemOf` tells apart, whichever of the two was asked
 */
export const queryRows = async <Row extends object>(db: Db, statement: Prisma.Sql): Promise<Row[]> => {
  const ask = pools.get(db);
  return ask === undefined ? db.$queryRaw<Row[]>(statement) : (await ask(statement)).rows;
};

/**
 * Runs a statement that answers no rows, or whose rows nobody reads (`pg_advisory_xact_lock`); it is asked where
 * `queryRows` would ask it.
 * @returns how many rows it wrote
 * @throws as `queryRows`
 */
export const execute = async (db: Db, statement: Prisma.Sql): Promise<number> => {
  const ask = pools.get(db);
  return ask === undefined ? db.$executeRaw(statement) : ((await ask(statement)).rowCount ?? 0);
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
