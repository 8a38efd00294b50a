import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { plain } from '#bff/platform/database/values.ts';

/**
 * Takes papers whose PDF nobody has begun since a time, the oldest first; other processes skip them until that long has
 * passed again, so that no paper is lost with a process that died while making it. What was recalled is not made.
 * @returns their ids
 */
export const claimUnprintedPapers = async (
  db: Db,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`UPDATE issued_paper SET taken_at = ${now}
      WHERE id IN (
        SELECT id FROM issued_paper paper
        WHERE file_id IS NULL AND (taken_at IS NULL OR taken_at < ${before})
          AND (is_current OR EXISTS (SELECT FROM issued_paper newer WHERE newer.replaces_id = paper.id))
        ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id`,
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};

/** What making a paper's PDF, and telling of it, needs. */
export const findUnprintedPaper = async (db: Db, id: number) => {
  const row = await db.issuedPaper.findUniqueOrThrow({
    where: { id },
    include: {
      myPage: { select: { displayCode: true, corporationId: true, corporation: { select: { name: true } } } },
      application: {
        select: {
          displayCode: true,
          name: true,
          applicantType: true,
          contactName: true,
          applicationUser: { select: { id: true, name: true, email: true } },
        },
      },
      issuedBy: { select: { name: true } },
      replaces: { select: { number: true } },
    },
  });
  return plain(row);
};

export type UnprintedPaper = Awaited<ReturnType<typeof findUnprintedPaper>>;

/** @returns false when another process has made it, or it was recalled meanwhile */
export const endPaper = async (db: Db, id: number, fileId: string): Promise<boolean> => {
  const { count } = await db.issuedPaper.updateMany({
    where: { id, fileId: null, OR: [{ isCurrent: true }, { replacedBy: { isNot: null } }] },
    data: { fileId, version: { increment: 1 } },
  });
  return count > 0;
};
