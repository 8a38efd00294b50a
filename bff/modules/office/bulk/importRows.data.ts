import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** A row with the record that it has made or changed, as it is now. */
export type ImportedRow = {
  readonly rowId: number;
  readonly corporationId?: number;
  readonly corporationUserId?: number;
  readonly version: number;
};

/** Keeps with rows of an import what they have become, so that they can be taken back. */
export const keepImported = async (db: Db, rows: readonly ImportedRow[]): Promise<void> => {
  await writeMany(rows, (json) =>
    queryRows(
      db,
      Prisma.sql`
    UPDATE bulk_run_row r SET corporation_id = entry."corporationId",
      corporation_user_id = entry."corporationUserId", target_version = entry."version"
    FROM jsonb_to_recordset(${json}::jsonb)
      AS entry("rowId" int, "corporationId" int, "corporationUserId" int, "version" int)
    WHERE r.id = entry."rowId"`,
    ),
  );
};
