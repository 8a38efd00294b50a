import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CodeRange } from '#rules/displayCode.ts';

/**
 * Gives an application the next code of the first of these ranges that has one, in one statement. The application is
 * held before the counter, as everywhere, and the counter no longer than it takes when the statement is a transaction of
 * its own.
 * @returns the code; null when no range that has a counter has a code left, or the application has its code
 */
export const assignNextCode = async (
  db: Db,
  applicationId: number,
  ranges: readonly CodeRange[],
): Promise<string | null> => {
  const offsets = ranges.map(({ offset }) => offset);
  const [given] = await queryRows<{ code: string }>(
    db,
    Prisma.sql`WITH waiting AS MATERIALIZED (
        SELECT id FROM application WHERE id = ${applicationId} AND display_code IS NULL FOR UPDATE
      ), free AS MATERIALIZED (
        SELECT "offset" FROM display_code_counter
        WHERE "offset" = ANY(${offsets}::int[]) AND last_number < capacity AND EXISTS (SELECT FROM waiting)
        ORDER BY array_position(${offsets}::int[], "offset") LIMIT 1 FOR UPDATE
      ), taken AS (
        UPDATE display_code_counter counter SET last_number = last_number + 1
        FROM free WHERE counter."offset" = free."offset"
        RETURNING counter."offset" + last_number AS code, width
      )
      UPDATE application SET display_code = lpad(taken.code::text, greatest(width, length(taken.code::text)), '0')
      FROM waiting, taken WHERE application.id = waiting.id
      RETURNING application.display_code AS code`,
  );
  return given?.code ?? null;
};
