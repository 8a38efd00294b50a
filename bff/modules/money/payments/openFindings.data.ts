import type { Db } from '#bff/core/database.ts';
import type { OpenFindings } from '#bff/core/events.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { checkedDeals } from './dealChecks.data.ts';

/** What is to be put right of the deals of which money is claimed, and that nobody has taken as it is. */
export const countOpenFindings = async (db: Db, compared: ComparedWith): Promise<OpenFindings> => {
  const [row] = await queryRows<OpenFindings>(
    db,
    Prisma.sql`WITH ${checkedDeals(compared)}
      SELECT coalesce(sum(errors), 0)::int AS count, coalesce(array_agg(number ORDER BY number), '{}') AS deals
        FROM checked WHERE errors > 0 AND eligible_amount > excluded_amount`,
  );
  return row ?? { count: 0, deals: [] };
};
