import type pg from 'pg';
import { withPostgresClient } from '../../../bff/platform/database/postgres.ts';
import type { Demo } from '../frame/ground.ts';

/** Asks the database of a demo on PostgreSQL, past the product. */
export const sql = <Row extends pg.QueryResultRow>(
  { databaseUrl }: Demo,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  if (databaseUrl === undefined) throw new Error('not on PostgreSQL');
  return withPostgresClient(databaseUrl, async (client) => (await client.query<Row>(text, values)).rows);
};
