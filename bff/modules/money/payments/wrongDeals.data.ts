import { PaymentFindingCode as Code } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { column } from './dealDays.data.ts';
import { found, keys, raw } from './findingKeys.data.ts';
import { payeeIsParticipant } from './holderChecks.data.ts';

/** Which day comes before which (fields.json "PaymentItem"). */
const ORDER = [
  ['quotationOn', 'orderedOn'],
  ['orderedOn', 'deliveredOn'],
  ['deliveredOn', 'inspectedOn'],
  ['orderedOn', 'invoicedOn'],
  ['inspectedOn', 'paidOn'],
  ['invoicedOn', 'paidOn'],
] as const;

const outOfOrder = ORDER.map(([earlier, later]) =>
  found(Prisma.sql`${column(earlier)} > ${column(later)}`, Code.DatesOutOfOrder, `${later} ${earlier}`, [
    column(earlier),
    column(later),
  ]),
);

/** Sums of a category are compared once: its last deal says that they are too much. */
const isLast = 'spent.last = deal.number AND planned.amount > 0';

/** More than a minor change above the plan of a category, in per cent of that plan. */
const aboveShare = ({ sharePercent }: ComparedWith): Prisma.Sql =>
  Prisma.sql`${raw(isLast)} AND spent.total * 100 > planned.amount * (100 + ${sharePercent}::int)`;

/** What a deal claims of a category that the plan has for nothing, or not at all. */
const outsidePlan = ({ planned }: ComparedWith): Prisma.Sql =>
  Prisma.sql`${planned !== null}::boolean AND (planned.amount IS NULL
    OR planned.amount = 0 AND deal.eligible_amount > deal.excluded_amount)`;

/** The same invoice as another deal, unless the whole row is the same: that is said already. */
const isRepeated = raw('own.repeated IS DISTINCT FROM own.twin AND own.repeated IS NOT NULL');

/** What the plan says of a deal, or of its category. */
const planFindings = (compared: ComparedWith): Prisma.Sql[] => [
  found(outsidePlan(compared), Code.NotInPlan, 'expenseCategory', [
    raw('deal.expense_category'),
    raw('planned.amount'),
  ]),
  found(aboveShare(compared), Code.AboveShare, 'eligibleAmount', [
    raw('planned.amount'),
    raw('spent.total'),
    Prisma.sql`${compared.sharePercent}::int`,
  ]),
];

/** What another deal of the undertaking says of a deal. */
const otherDeals = [
  found(raw('own.twin IS NOT NULL'), Code.SameRow, '', [raw('own.twin')]),
  found(isRepeated, Code.RepeatedInvoice, 'invoiceNumber', [raw('own.repeated'), raw('deal.invoice_key')]),
  found(raw('own.split IS NOT NULL'), Code.SplitDeal, 'amountTaxExcluded', [
    raw('own.split ->> 0'),
    raw('own.split ->> 1'),
    raw('own.split ->> 2'),
  ]),
];

/** What is to be put right of a deal. */
export const wrong = (compared: ComparedWith): Prisma.Sql => {
  const { corporationIds, grantDecisionOn, hasEarlyStart, completionDeadline, ownNames } = compared;
  const isOwn = Prisma.sql`deal.payee_words = ANY(${[...ownNames]}::text[])`;
  const grant = Prisma.sql`${grantDecisionOn}::date`;
  const deadline = Prisma.sql`${completionDeadline}::date`;
  const early = Prisma.sql`NOT ${hasEarlyStart}::boolean AND deal.ordered_on < ${grant}`;
  const differs = raw('deal.amount_tax_included > 0 AND deal.invoiced_amount <> deal.amount_tax_included');
  return keys(
    found(early, Code.OrderBeforeGrant, 'orderedOn', [grant, column('orderedOn')]),
    found(Prisma.sql`deal.paid_on > ${deadline}`, Code.PaidAfterDeadline, 'paidOn', [
      deadline,
      column('paidOn'),
    ]),
    ...outOfOrder,
    ...otherDeals,
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
    ...planFindings(compared),
  );
};
