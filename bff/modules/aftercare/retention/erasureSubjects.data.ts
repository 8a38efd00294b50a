import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { Retained } from './retainedRecords.data.ts';

export type ErasureSubject = Retained & {
  readonly name: string;
  readonly mypageId: number | null;
  readonly applicationId: number | null;
  readonly corporationId: number | null;
  readonly family: string | null;
};

const sql = Prisma.sql;
const none = sql`NULL::int`;

/** Whose records they are, and where they are, of those that are still there. */
export const findErasureSubjects = async (
  db: Db,
  retained: readonly Retained[],
): Promise<ErasureSubject[]> => {
  if (retained.length === 0) return [];
  const chosen = sql`(SELECT * FROM unnest(${retained.map(({ kind }) => kind)}::int[],
    ${retained.map(({ subjectId }) => subjectId)}::int[]) AS row(kind, subject_id))`;
  return queryRows<ErasureSubject>(
    db,
    sql`WITH row AS ${chosen}
      SELECT row.kind, a.id AS "subjectId", coalesce(nullif(a.name, ''), u.name) AS name, ${none} AS "mypageId",
        a.id AS "applicationId", ${none} AS "corporationId", a.family
      FROM row JOIN application a ON row.kind < 2 AND a.id = row.subject_id
        JOIN application_user u ON u.id = a.application_user_id
      UNION ALL
      SELECT row.kind, p.id, c.name, p.id, p.application_id, ${none}, NULL
      FROM row JOIN my_page p ON row.kind = 2 AND p.id = row.subject_id JOIN corporation c ON c.id = p.corporation_id
      UNION ALL
      SELECT row.kind, u.id, u.name, ${none}, ${none}, ${none}, u.family
      FROM row JOIN application_user u ON row.kind = 3 AND u.id = row.subject_id
      UNION ALL
      SELECT row.kind, u.id, u.name, ${none}, ${none}, u.corporation_id, NULL
      FROM row JOIN corporation_user u ON row.kind = 4 AND u.id = row.subject_id
      UNION ALL
      SELECT row.kind, u.id, u.name, ${none}, ${none}, ${none}, NULL
      FROM row JOIN admin_user u ON row.kind = 5 AND u.id = row.subject_id`,
  );
};
