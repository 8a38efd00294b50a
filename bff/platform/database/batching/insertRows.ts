import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { columnNameOf } from '../columns.ts';
import { writeMany } from '../manyRows.ts';
import { queryRows } from '../queryRows.ts';

export type InsertedTable = {
  /** Its name in the database. */
  readonly table: string;
  /** Has a column updated_at, for which the database has no default. */
  readonly isDated: boolean;
};

/** A row by the names of its columns; missing ones get the database's default. */
const columnsOfRow = (row: object, isDated: boolean): object => {
  const told = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = told.map(([field, value]) => [columnNameOf(field), value] as const);
  return Object.fromEntries(isDated ? [['updated_at', new Date()], ...columns] : columns);
};

const shapeOf = (told: object): string => Object.keys(told).sort().join(', ');

type Placed = { readonly place: number; readonly told: object };

/**
 * Inserts any number of rows by statements of constant text, one for each set of columns that rows tell: the client
 * plans its own anew for every number of rows, at a hundred times the price.
 * @param rows by the names of the schema; days as 'YYYY-MM-DD', bytes as '\x…'
 * @param returning what is answered of each row
 * @returns that, in the order of the rows
 */
export const insertRows = async <Answer extends object = { readonly id: number }>(
  db: Db,
  { table, isDated }: InsertedTable,
  rows: readonly object[],
  returning: Prisma.Sql = Prisma.sql`id`,
): Promise<Answer[]> => {
  const placed = rows.map((row, place): Placed => ({ place, told: columnsOfRow(row, isDated) }));
  const answers = new Map<number, Answer>();
  for (const [shape, alike] of Map.groupBy(placed, ({ told }) => shapeOf(told))) {
    const columns = Prisma.raw(shape);
    const name = Prisma.raw(table);
    const inserted = await writeMany(
      alike.map(({ told }) => told),
      (json) =>
        queryRows<Answer>(
          db,
          Prisma.sql`INSERT INTO ${name} (${columns})
            SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${json}::jsonb) RETURNING ${returning}`,
        ),
    );
    for (const [index, answer] of inserted.entries()) answers.set(alike[index]?.place ?? 0, answer);
  }
  return [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer);
};
