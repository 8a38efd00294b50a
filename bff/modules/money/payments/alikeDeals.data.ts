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

/** Each deal with the first other one that has its invoice's number and is of its group. */
const firstOthers = (
  group: 'payee_key' | 'payee_invoice_number',
  among: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  SELECT number, CASE WHEN number = numbers[1] THEN numbers[2] ELSE numbers[1] END AS other
    FROM (
      SELECT (SELECT array_agg(number ORDER BY number) FROM unnest(array_agg(other.number)) AS number) AS numbers
        FROM payment_item other
        WHERE ${among} AND ${raw(`other.${group}`)} IS NOT NULL
        GROUP BY other.invoice_key, ${raw(`other.${group}`)}
        HAVING count(*) > 1
    ) alike CROSS JOIN LATERAL unnest(alike.numbers) AS number`;

/**
 * The first other deal of the undertaking with the same invoice: its number, by the same payee (known by its
 * registration or by its name), however both are written: full width, hyphens, blanks and legal forms make no other one.
 */
export const repeated = ({ mypageId, ofWhom }: ComparedWith, ids: SomeIds): Prisma.Sql => {
  const among = Prisma.sql`other.my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'other')}
    AND other.invoice_key IS NOT NULL
    AND ${ofSome(ids, raw('other.invoice_key = ANY(ARRAY(SELECT invoice_key FROM deal))'))}`;
  return Prisma.sql`
    SELECT number, min(other) AS other
      FROM (${firstOthers('payee_key', among)} UNION ALL ${firstOthers('payee_invoice_number', among)}) both_ways
      GROUP BY 1`;
};
