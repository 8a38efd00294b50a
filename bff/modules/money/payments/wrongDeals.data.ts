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

/** What is to be put right of a deal. */
export const wrong = (compared: ComparedWith): Prisma.Sql => {
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
