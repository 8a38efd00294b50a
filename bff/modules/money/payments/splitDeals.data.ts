import { Prisma } from '#bff/generated/prisma/client.ts';
import { ofMember } from '#bff/modules/sections/index.ts';
import { PROPERTY_FROM_YEN } from '#rules/property/restriction.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { raw } from './findingKeys.data.ts';
import { ofSome, type SomeIds } from './someDeals.data.ts';

/** How many days lie between the first and the last of purchases that look like one. */
const DAYS_APART = 7;

const windowOf = (frame: string): string =>
  `PARTITION BY payee_key, kind ORDER BY day RANGE BETWEEN ${frame}`;

/** What of the payees' small deals was bought on which days: of each deal the days of order, delivery and invoice. */
const bought = ({ mypageId, ofWhom }: ComparedWith, ids: SomeIds): Prisma.Sql => Prisma.sql`
  SELECT other.number, other.payee_key, other.amount_tax_excluded AS amount, said.kind, said.day
    FROM payment_item other
    CROSS JOIN LATERAL (
      VALUES (0, other.ordered_on), (1, other.delivered_on), (2, other.invoiced_on)) AS said(kind, day)
    WHERE other.my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'other')} AND said.day IS NOT NULL
      AND other.amount_tax_excluded BETWEEN 1 AND ${PROPERTY_FROM_YEN - 1}
      AND ${ofSome(ids, raw('other.payee_key = ANY(ARRAY(SELECT payee_key FROM deal))'))}
      AND other.payee_key IN (
        SELECT payee_key FROM payment_item WHERE my_page_id = ${mypageId}
            AND amount_tax_excluded BETWEEN 1 AND ${PROPERTY_FROM_YEN - 1}
          GROUP BY 1 HAVING sum(amount_tax_excluded) >= ${PROPERTY_FROM_YEN})`;

/**
 * Deals that look like one that was split: of the same payee, each below the 500,000 yen (without tax) from which a thing
 * stands in the ledger of property and quotations are compared (domain 2, step 19; 3), ordered, delivered or invoiced
 * within seven days of one another, and together 500,000 yen or more. `split` says of each how many they are, what they
 * come to and which is the first: of the seven days around it in which they come to most.
 */
export const splits = (compared: ComparedWith, ids: SomeIds): Prisma.Sql => Prisma.sql`
  SELECT number, max(most) AS split
    FROM (
      SELECT number, max(sums) OVER (${raw(windowOf(`'${DAYS_APART} days' PRECEDING AND CURRENT ROW`))}) AS most
        FROM (
          SELECT number, payee_key, kind, day,
              ARRAY[sum(amount) OVER after, count(*) OVER after, min(number) OVER after]::bigint[] AS sums
            FROM (${bought(compared, ids)}) bought
            WINDOW after AS (${raw(windowOf(`CURRENT ROW AND '${DAYS_APART} days' FOLLOWING`))})
        ) summed
    ) seen
    WHERE most[1] >= ${PROPERTY_FROM_YEN} GROUP BY 1`;
