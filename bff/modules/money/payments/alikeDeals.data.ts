import { Prisma } from '#bff/generated/prisma/client.ts';
import { ofMember } from '#bff/modules/sections/index.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { raw } from './findingKeys.data.ts';
import { ofSome, type SomeIds } from './someDeals.data.ts';

/**
 * The first other deal with the same payee, amount, day and number of the invoice. Only deals that are alike are put in
 * order: few are, and ten thousand take their time to be sorted by payees.
 */
export const twins = ({ mypageId, ofWhom }: ComparedWith, ids: SomeIds): Prisma.Sql => Prisma.sql`
  SELECT number, CASE WHEN number = numbers[1] THEN numbers[2] ELSE numbers[1] END AS twin
    FROM (
      SELECT (SELECT array_agg(number ORDER BY number) FROM unnest(array_agg(other.number)) AS number) AS numbers
        FROM payment_item other
        WHERE other.my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'other')}
          AND ${ofSome(ids, raw('(other.payee_words, other.amount_tax_included) IN (SELECT payee_words, amount_tax_included FROM deal)'))}
        GROUP BY other.payee_words, other.amount_tax_included, other.invoiced_on, coalesce(other.invoice_number, '')
        HAVING count(*) > 1
    ) alike CROSS JOIN LATERAL unnest(alike.numbers) AS number`;
