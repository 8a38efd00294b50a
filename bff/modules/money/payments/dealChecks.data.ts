import { PaymentFindingCode as Code, DocumentType, PayMeans } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type OfWhom, ofMember } from '#bff/modules/sections/index.ts';
import { found, keys, raw } from './findingKeys.data.ts';
import {
  conflictingHolders,
  holders,
  PAIR,
  paidPairs,
  payeeIsParticipant,
  TRANSFERRED,
} from './holderChecks.data.ts';
import { copiesElsewhere } from './invoicesElsewhere.data.ts';
import { bitOf, papersOf, vouchers } from './papersOfDeals.data.ts';
import { ofSome, type SomeIds } from './someDeals.data.ts';

/*
 * The cross-check of the payment list (domain 2, Payment), in SQL: ten thousand deals are counted by what is found of
 * them, and fifty of them shown, without reading them all. What is found is told as keys, "<code> <field> <compared
 * values>"; the words for them are the services'.
 */

/** What the deals of a my page are compared with. */
export type ComparedWith = {
  readonly mypageId: number;
  /** The business whose deals are checked against one another: findings must not reveal those of others. */
  readonly ofWhom: OfWhom;
  /** The businesses to whose own accounts no money may have gone. */
  readonly corporationIds: readonly number[];
  readonly grantDecisionOn: string | null;
  readonly hasEarlyStart: boolean;
  readonly completionDeadline: string;
  /** Those businesses, in the form of search_fold. */
  readonly ownNames: readonly string[];
  /** Yen of the plan in force, by category; null without a plan. */
  readonly planned: readonly { readonly expenseCategory: number; readonly amount: number }[] | null;
  /** The undertaking says that it is complete: what is missing is to be put right. */
  readonly isComplete: boolean;
};

/** Which day comes before which (fields.json "PaymentItem"). */
const ORDER = [
  ['quotationOn', 'orderedOn'],
  ['orderedOn', 'deliveredOn'],
  ['deliveredOn', 'inspectedOn'],
  ['orderedOn', 'invoicedOn'],
  ['inspectedOn', 'paidOn'],
  ['invoicedOn', 'paidOn'],
] as const;

const DAYS = ['quotationOn', 'orderedOn', 'deliveredOn', 'inspectedOn', 'invoicedOn', 'paidOn'] as const;

const column = (day: (typeof DAYS)[number]): Prisma.Sql => raw(`deal.${day.replace(/On$/, '_on')}`);

const outOfOrder = ORDER.map(([earlier, later]) =>
  found(Prisma.sql`${column(earlier)} > ${column(later)}`, Code.DatesOutOfOrder, `${later} ${earlier}`, [
    column(earlier),
    column(later),
  ]),
);

/** To be put right. */
const wrong = (compared: ComparedWith): Prisma.Sql => {
  const { corporationIds, grantDecisionOn, hasEarlyStart, completionDeadline, ownNames, planned } = compared;
  const isOwn = Prisma.sql`deal.payee_words = ANY(${[...ownNames]}::text[])`;
  const grant = Prisma.sql`${grantDecisionOn}::date`;
  const deadline = Prisma.sql`${completionDeadline}::date`;
  const early = Prisma.sql`NOT ${hasEarlyStart}::boolean AND deal.ordered_on < ${grant}`;
  const differs = raw('deal.amount_tax_included > 0 AND deal.invoiced_amount <> deal.amount_tax_included');
  const unplanned = Prisma.sql`${planned !== null}::boolean AND planned.amount IS NULL`;
  return keys(
    found(early, Code.OrderBeforeGrant, 'orderedOn', [grant, column('orderedOn')]),
    found(Prisma.sql`deal.paid_on > ${deadline}`, Code.PaidAfterDeadline, 'paidOn', [
      deadline,
      column('paidOn'),
    ]),
    ...outOfOrder,
    found(raw('own.twin IS NOT NULL'), Code.SameRow, '', [raw('own.twin')]),
    found(raw('own.codes IS NOT NULL'), Code.SameInvoice, 'invoiceNumber', [
      raw("coalesce(deal.invoice_number, '')"),
      raw('jsonb_array_length(own.codes)'),
    ]),
    found(isOwn, Code.OwnPayee, 'payee', [raw('deal.payee')]),
    found(payeeIsParticipant(corporationIds), Code.OwnAccount, 'payeeAccountHolder', [
      raw('deal.payee_account_holder'),
    ]),
    found(differs, Code.InvoiceDiffers, 'invoicedAmount', [
      raw('deal.invoiced_amount'),
      raw('deal.amount_tax_included'),
    ]),
    found(unplanned, Code.NotInPlan, 'expenseCategory', [raw('deal.expense_category')]),
  );
};

/** The tax of 8 or 10 per cent, give or take 1 yen: rules/money `checkTaxIncluded`. */
const taxDiffers = raw(
  [108, 110]
    .map((percent) => `abs(deal.amount_tax_included * 100 - deal.amount_tax_excluded * ${percent}) > 100`)
    .join(' AND '),
);

const CASH_FROM = 100_000;

/** To be looked at. Sums of a category are compared once: its last deal says that they are too much. */
const doubtful = keys(
  found(taxDiffers, Code.TaxDiffers, 'amountTaxIncluded', [
    raw('deal.amount_tax_excluded'),
    raw('deal.amount_tax_included'),
  ]),
  found(
    raw(`deal.pay_means = ${PayMeans.Cash} AND deal.amount_tax_included >= ${CASH_FROM}`),
    Code.CashPayment,
    'payMeans',
    [raw('deal.amount_tax_included')],
  ),
  ...conflictingHolders,
  found(raw('spent.total > planned.amount AND spent.last = deal.number'), Code.OverPlan, 'eligibleAmount', [
    raw('planned.amount'),
    raw('spent.total'),
  ]),
);

const PHOTOS: number[] = [DocumentType.ResultPhotoBefore, DocumentType.ResultPhotoAfter];

const isSet = (papers: 'there' | 'asked', documentType: number): string =>
  `coalesce(own.${papers}, 0) & ${bitOf(documentType)} <> 0`;

const paperMissing = (documentType: number, condition = 'TRUE'): Prisma.Sql =>
  found(raw(`${condition} AND NOT ${isSet('there', documentType)}`), Code.MissingVoucher, '', [
    raw(String(documentType)),
  ]);

/** Not there yet. A deal that was begun before there was a list has no amount yet. */
const missing = ({ isComplete }: ComparedWith): Prisma.Sql =>
  keys(
    found(raw('deal.amount_tax_included = 0'), Code.MissingValue, 'amountTaxIncluded'),
    ...DAYS.map((day) => found(Prisma.sql`${column(day)} IS NULL`, Code.MissingValue, day)),
    // Who has not paid yet does not know it; once all is paid, the transfer slip says it.
    found(
      Prisma.sql`${isComplete}::boolean AND ${raw(TRANSFERRED)} AND deal.payee_account_holder IS NULL`,
      Code.MissingValue,
      'payeeAccountHolder',
    ),
    paperMissing(DocumentType.VoucherQuotation),
    paperMissing(DocumentType.VoucherOrder),
    paperMissing(DocumentType.VoucherDelivery),
    paperMissing(DocumentType.VoucherInspection),
    paperMissing(DocumentType.VoucherInvoice),
    paperMissing(DocumentType.VoucherBankTransfer, `deal.pay_means = ${PayMeans.Transfer}`),
    paperMissing(DocumentType.VoucherReceipt, `deal.pay_means <> ${PayMeans.Transfer}`),
    // Photos count as missing only where they were requested, not where the business adds them voluntarily.
    ...PHOTOS.map((photo) => paperMissing(photo, isSet('asked', photo))),
  );

/**
 * The first other deal with the same payee, amount, day and number of the invoice. Only deals that are alike are put in
 * order: few are, and ten thousand take their time to be sorted by payees.
 */
const twins = ({ mypageId, ofWhom }: ComparedWith, ids: SomeIds): Prisma.Sql => Prisma.sql`
  SELECT number, CASE WHEN number = numbers[1] THEN numbers[2] ELSE numbers[1] END AS twin
    FROM (
      SELECT (SELECT array_agg(number ORDER BY number) FROM unnest(array_agg(other.number)) AS number) AS numbers
        FROM payment_item other
        WHERE other.my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'other')}
          AND ${ofSome(ids, raw('(other.payee_words, other.amount_tax_included) IN (SELECT payee_words, amount_tax_included FROM deal)'))}
        GROUP BY other.payee_words, other.amount_tax_included, other.invoiced_on, coalesce(other.invoice_number, '')
        HAVING count(*) > 1
    ) alike CROSS JOIN LATERAL unnest(alike.numbers) AS number`;

/**
 * What the deals of a category come to, less what was excluded: of those categories whose last deal is among these, as
 * only that one is told of it.
 */
const spent = (mypageId: number): Prisma.Sql => Prisma.sql`
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
    (SELECT jsonb_object_agg(number, codes) FROM elsewhere) AS elsewhere,
    (SELECT jsonb_object_agg(item_id, keys) FROM (${accepted}) taken) AS accepted`;

/** OFFSET keeps what was looked up from being looked up for each question. */
const own = raw(`
  SELECT (known.there ->> deal.number::text)::int AS there,
    (known.asked ->> deal.number::text)::int AS asked, known.twins ->> deal.number::text AS twin,
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
        own.taken, own.differing, own.shared, ${wrong(compared)} AS wrong, ${doubtful} AS doubtful,
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
