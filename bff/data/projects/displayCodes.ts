import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { CodeRange } from '#rules/displayCode.ts';
import { queryRows } from '../engine/queryRows.ts';

/**
 * Gives an application the next code of a range, in one statement. The application is held before the counter, as
 * everywhere, and the counter no longer than it takes when the statement is a transaction of its own.
 * @returns the code; null when the range is used up, or the application has one
 */
export const giveNextCode = async (
  db: Db,
  applicationId: number,
  { offset, width }: CodeRange,
): Promise<string | null> => {
  const [given] = await queryRows<{ code: string }>(
    db,
    Prisma.sql`WITH waiting AS MATERIALIZED (
        SELECT id FROM application WHERE id = ${applicationId} AND display_code IS NULL FOR UPDATE
      ), taken AS (
        UPDATE display_code_counter SET last_number = last_number + 1
        WHERE "offset" = ${offset} AND last_number < capacity AND EXISTS (SELECT FROM waiting)
        RETURNING "offset" + last_number AS code
      )
      UPDATE application SET display_code = lpad(taken.code::text, greatest(${width}, length(taken.code::text)), '0')
      FROM waiting, taken WHERE application.id = waiting.id
      RETURNING application.display_code AS code`,
  );
  return given?.code ?? null;
};
