import type pg from 'pg';
import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import type { StatementNames } from './statementNames.ts';

type Connections = { readonly pool: pg.Pool; readonly nameOf: StatementNames };

const connectionsOf = new WeakMap<Db, Connections>();

/** Lets reads that need no transaction go past the client, on the connections that it uses itself. */
export const shareConnections = (client: Db, connections: Connections): void => {
  connectionsOf.set(client, connections);
};

/**
 * The rows of a statement, for the few reads that every screen waits for: outside of a transaction node-postgres asks
 * them at half of the client's price. The two read some types differently, so a statement answers bigint as `float8`
 * and days as `text` (`columnsOf` does).
 */
export const readRows = async <Row extends object>(db: Db, statement: Prisma.Sql): Promise<Row[]> => {
  const connections = connectionsOf.get(db);
  if (connections === undefined) return db.$queryRaw<Row[]>(statement);
  const { text, values } = statement;
  const { rows } = await connections.pool.query<Row>({ name: connections.nameOf(text), text, values });
  return rows;
};
