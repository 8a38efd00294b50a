import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** ApplicationStatus Submitted, FormChecking, UnderReview. What was sent back and never came again keeps nobody waiting. */
const UNDECIDED = [1, 2, 4];

/** The day on which the office decided the last application of a round. @returns null while it has one, or none was */
export const findAnnouncedOn = async (db: Db, projectId: number): Promise<string | null> => {
  const undecided = await db.application.findFirst({
    where: { projectId, deletedAt: null, status: { in: UNDECIDED } },
    select: { id: true },
  });
  if (undecided !== null) return null;
  const [row] = await queryRows<{ on: string | null }>(
    db,
    Prisma.sql`
      SELECT (max(decided_at) AT TIME ZONE 'Asia/Tokyo')::date::text AS "on" FROM application
      WHERE project_id = ${projectId} AND deleted_at IS NULL AND status = ANY (ARRAY[5, 6, 7])`,
  );
  return row?.on ?? null;
};
