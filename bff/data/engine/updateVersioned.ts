import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { columnNameOf, columnsOf } from './columns.ts';
import { queryRows } from './queryRows.ts';

/** Columns that every change sets by itself. */
const OWN_MATTER = new Set(['id', 'version', 'createdAt', 'updatedAt']);

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

  /**
   * @param version undefined for any
   * @param change by the names of the schema; undefined is not told, null empties
   * @returns the columns as they are now; null when there is none of that version
   */
  return async (
    db: Db,
    { id, version }: { readonly id: number; readonly version: number | undefined },
    change: object,
  ): Promise<Columns | null> => {
    const told = Object.entries(change).map(([field, value]) => [columnNameOf(field), value]);
    const json = JSON.stringify(Object.fromEntries(told));
    const [row] = await queryRows<Columns>(
      db,
      Prisma.sql`UPDATE ${from} t
        SET ${set} FROM jsonb_populate_record(t, ${json}::jsonb) AS new),
          version = t.version + 1, updated_at = clock_timestamp()
        WHERE t.id = ${id} AND t.deleted_at IS NULL
          AND (${version ?? null}::int IS NULL OR t.version = ${version ?? null}::int)
        RETURNING ${returned}`,
    );
    return row ?? null;
  };
};
