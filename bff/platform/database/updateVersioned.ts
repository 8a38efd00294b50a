import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched } from './batching/batched.ts';
import { columnNameOf, columnsOf } from './columns.ts';
import { anyOf, queryRows } from './queryRows.ts';

/** Columns that every change sets by itself. */
const OWN_MATTER = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** What is told of one row, by the names of the database. */
type Update = { readonly id: number; readonly version: number | undefined; readonly told: object };

const toldOf = (change: object): object =>
  Object.fromEntries(Object.entries(change).map(([field, value]) => [columnNameOf(field), value]));

/**
 * The change of a table's rows, as one statement of constant text whatever changes: columns that are not told keep what
 * they have.
 * @param table its name in the database
 * @param fields all of its columns, by their names in the schema; it has a version, and hides what is deleted
 * @param yen those that are bigint
 */
export const versionedUpdate = <Columns extends object>(
  table: string,
  fields: readonly string[],
  yen: readonly string[],
) => {
  const changed = fields.filter((field) => !OWN_MATTER.has(field)).map(columnNameOf);
  const set = Prisma.raw(
    `(${changed.join(', ')}) = (SELECT ${changed.map((name) => `new.${name}`).join(', ')}`,
  );
  const from = Prisma.raw(table);
  const returned = columnsOf('t', fields, yen);

  const update = batched<Update, Columns | null>(async (db, updates) => {
    const ids = updates.map(({ id }) => id);
    const rows = await queryRows<Columns & { readonly id: number }>(
      db,
      Prisma.sql`UPDATE ${from} t
        SET ${set} FROM jsonb_populate_record(t, given.told) AS new),
          version = t.version + 1, updated_at = clock_timestamp()
        FROM jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) AS given(id int, version int, told jsonb)
        WHERE t.id = ${anyOf(ids, 'int')} AND t.id = given.id AND t.deleted_at IS NULL
          AND (given.version IS NULL OR t.version = given.version)
        RETURNING ${returned}`,
    );
    const written = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => written.get(id) ?? null);
  });

  /**
   * @param version undefined for any
   * @param change by the names of the schema; undefined is not told, null empties
   * @returns the columns as they are now; null when there is none of that version
   */
  return (
    db: Db,
    { id, version }: { readonly id: number; readonly version: number | undefined },
    change: object,
  ): Promise<Columns | null> => update(db, { id, version, told: toldOf(change) });
};
