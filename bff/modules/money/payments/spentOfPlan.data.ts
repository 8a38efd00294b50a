import { Prisma } from '#bff/generated/prisma/client.ts';

/**
 * What the deals of a category come to, less what was excluded: of those categories whose last deal is among these, as
 * only that one is told of it.
 */
export const spent = (mypageId: number): Prisma.Sql => Prisma.sql`
  SELECT other.expense_category, sum(other.eligible_amount - other.excluded_amount) AS total, max(other.number) AS last
    FROM payment_item other
    WHERE other.my_page_id = ${mypageId} AND other.expense_category = ANY(ARRAY(
      SELECT ours.expense_category
        FROM (SELECT expense_category, max(number) AS last FROM deal GROUP BY expense_category) ours
        WHERE NOT EXISTS (
          SELECT FROM payment_item later
            WHERE later.my_page_id = ${mypageId} AND later.expense_category = ours.expense_category
              AND later.number > ours.last)))
    GROUP BY 1`;
