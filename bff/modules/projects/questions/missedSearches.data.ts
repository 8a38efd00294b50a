import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/** As many words as are kept for a round: those that were searched for last. */
export const MAX_MISSED = 200;

export type MissedSearchRow = Prisma.MissedSearchGetPayload<object>;

/** Words that were not found, the most often searched for first. */
export const listMissedRows = (db: Db, projectId: number): Promise<MissedSearchRow[]> =>
  db.missedSearch.findMany({
    where: { projectId },
    orderBy: [{ count: 'desc' }, { lastSearchedAt: 'desc' }, { words: 'asc' }],
    take: MAX_MISSED,
  });

type Missed = { readonly projectId: number; readonly words: string; readonly now: Date };

/** Counts words once more. What was searched for longest ago makes room. */
export const countMissed = async (db: Db, { projectId, words, now }: Missed): Promise<void> => {
  await execute(
    db,
    Prisma.sql`
      INSERT INTO missed_search AS m (project_id, words, last_searched_at) VALUES (${projectId}, ${words}, ${now})
      ON CONFLICT (project_id, words)
        DO UPDATE SET count = m.count + 1, last_searched_at = GREATEST(m.last_searched_at, excluded.last_searched_at)`,
  );
  await execute(
    db,
    Prisma.sql`DELETE FROM missed_search WHERE (project_id, words) IN (
        SELECT project_id, words FROM missed_search WHERE project_id = ${projectId}
        ORDER BY last_searched_at DESC, words OFFSET ${MAX_MISSED} FOR UPDATE SKIP LOCKED)`,
  );
};
