import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/**
 * Takes the next number of a round's papers of a kind, in one statement; it is held until the end of the transaction,
 * so that one that fails leaves no gap.
 */
export const nextPaperNumber = async (
  db: Db,
  { projectId, kind }: { readonly projectId: number; readonly kind: number },
): Promise<number> => {
  const [taken] = await queryRows<{ number: number }>(
    db,
    Prisma.sql`INSERT INTO paper_number AS counter (project_id, kind, last_number) VALUES (${projectId}, ${kind}, 1)
      ON CONFLICT (project_id, kind) DO UPDATE SET last_number = counter.last_number + 1
      RETURNING last_number AS number`,
  );
  if (taken === undefined) throw new Error('a counter answered no number');
  return taken.number;
};
