import { Prisma } from '#bff/generated/prisma/client.ts';
import { ofMember } from '#bff/modules/sections/index.ts';
import { repeated, twins } from './alikeDeals.data.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { doubtful } from './doubtfulDeals.data.ts';
import { raw } from './findingKeys.data.ts';
import { holders, PAIR, paidPairs } from './holderChecks.data.ts';
import { copiesElsewhere } from './invoicesElsewhere.data.ts';
import { missing, PHOTOS } from './missingOfDeals.data.ts';
import { papersOf, vouchers } from './papersOfDeals.data.ts';
import type { SomeIds } from './someDeals.data.ts';
import { spent } from './spentOfPlan.data.ts';
import { splits } from './splitDeals.data.ts';
import { wrong } from './wrongDeals.data.ts';

/*
 * The cross-check of the payment list (domain 2, Payment), in SQL: ten thousand deals are counted by what is found of
 * them, and fifty of them shown, without reading them all. What is found is told as keys, "<code> <field> <compared
 * values>"; the words for them are the services'.
 */

const accepted = raw(`
  SELECT item_id, jsonb_agg(key) AS keys FROM payment_finding_acceptance
    WHERE item_id IN (SELECT id FROM deal) GROUP BY 1`);

/**
 * What is known of deals, to be looked up by their numbers. No joins: until the database has counted what thousands of
 * deals brought with them, it takes them for a few, and holds each against each.
 */
const known = (compared: ComparedWith, ids: SomeIds): Prisma.Sql => Prisma.sql`
  SELECT ${holders},
    (SELECT jsonb_object_agg(number, there) FROM papers WHERE there IS NOT NULL) AS there,
    (SELECT jsonb_object_agg(number, asked) FROM papers WHERE asked IS NOT NULL) AS asked,
    (SELECT jsonb_object_agg(number, twin) FROM (${twins(compared, ids)}) pair) AS twins,
    (SELECT jsonb_object_agg(number, other) FROM (${repeated(compared, ids)}) pair) AS repeated,
    (SELECT jsonb_object_agg(number, split) FROM (${splits(compared, ids)}) purchase) AS splits,
    (SELECT jsonb_object_agg(number, codes) FROM elsewhere) AS elsewhere,
    (SELECT jsonb_object_agg(item_id, keys) FROM (${accepted}) taken) AS accepted`;

/** OFFSET keeps what was looked up from being looked up for each question. */
const own = raw(`
  SELECT (known.there ->> deal.number::text)::int AS there,
    (known.asked ->> deal.number::text)::int AS asked, known.twins ->> deal.number::text AS twin,
    known.repeated ->> deal.number::text AS repeated, known.splits -> deal.number::text AS split,
    known.elsewhere -> deal.number::text AS codes, known.accepted -> deal.id::text AS taken,
    known.differing -> ${PAIR} AS differing, known.shared -> ${PAIR} AS shared OFFSET 0`);

/** Those of these keys that nobody has taken as they are. */
const open = (name: 'wrong' | 'doubtful'): Prisma.Sql =>
  raw(`CASE WHEN taken IS NULL THEN cardinality(${name})
    ELSE (SELECT count(*)::int FROM unnest(${name}) key WHERE NOT taken ? key) END`);

/**
 * For WITH: `deal`, some deals of a my page, and `checked`, what is found of each of them: the keys, the other
 * undertakings in which its invoice stands (`codes`), and how many of each kind ask for something.
 * @param ids an array: these deals alone, and everything is read for them alone; without it all
 */
export const checkedDeals = (compared: ComparedWith, ids?: Prisma.Sql): Prisma.Sql => Prisma.sql`
  deal AS MATERIALIZED (
    SELECT item.* FROM payment_item item
      WHERE item.my_page_id = ${compared.mypageId} AND ${ofMember(compared.ofWhom, 'item')}
        AND ${ids === undefined ? raw('TRUE') : Prisma.sql`item.id = ANY(${ids})`}
  ), ${vouchers(compared.mypageId, ids)}, ${papersOf(PHOTOS)}, ${paidPairs(compared, ids)},
  ${copiesElsewhere(compared.mypageId)},
  spent AS (${spent(compared.mypageId)}), known AS MATERIALIZED (${known(compared, ids)}), planned AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(compared.planned ?? [])}::jsonb)
      AS plan("expenseCategory" int, amount bigint)
  ), told AS (
    SELECT deal.id, deal.number, deal.member_id, deal.words, deal.payee_words, deal.expense_category, deal.ordered_on,
        deal.paid_on,
        deal.amount_tax_included, deal.amount_tax_excluded, deal.eligible_amount, deal.excluded_amount, own.codes,
        own.taken, own.differing, own.shared, ${wrong(compared)} AS wrong, ${doubtful(compared)} AS doubtful,
        ${missing(compared)} AS missing
      FROM deal CROSS JOIN known CROSS JOIN LATERAL (${own}) own
      LEFT JOIN spent ON spent.expense_category = deal.expense_category
      LEFT JOIN planned ON planned."expenseCategory" = deal.expense_category
  ), checked AS MATERIALIZED (
    SELECT told.*,
        ${open('wrong')} + CASE WHEN ${compared.isComplete}::boolean THEN cardinality(missing) ELSE 0 END AS errors,
        ${open('doubtful')} AS notes,
        CASE WHEN ${compared.isComplete}::boolean THEN 0 ELSE cardinality(missing) END AS lacks
      FROM told
  )`;
