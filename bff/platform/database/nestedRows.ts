import { Prisma } from '#bff/generated/prisma/client.ts';

/*
 * What hangs on a row, read with it in one statement as JSON. The database writes yen as numbers and days as
 * 'YYYY-MM-DD' there, as services want them; instants are read from their texts.
 */

/** @param rows a SELECT in the order of the list */
export const nestedRows = (rows: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT coalesce(json_agg(nested), '[]') FROM (${rows}) AS nested)`;

/** @param row a SELECT of one row at the most; null for none */
export const nestedRow = (row: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT row_to_json(nested) FROM (${row}) AS nested)`;

const isInstantName = (name: string): boolean => name.endsWith('At');

/** Reads the instants of a nested row, in its place; what JSON columns hold is left as it is. */
export const readInstants = (row: Record<string, unknown> | null): void => {
  if (row === null) return;
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'string' && isInstantName(name)) row[name] = new Date(value);
  }
};
