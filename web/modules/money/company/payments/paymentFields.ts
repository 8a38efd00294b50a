import { DAYS } from './paymentTypes.ts';

export const AMOUNTS = ['amountTaxIncluded', 'amountTaxExcluded', 'eligibleAmount'] as const;

/** The fields of a deal, in their order on the page. */
export const PAYMENT_FIELDS = [
  'memberId',
  'expenseCategory',
  'description',
  'payee',
  'payeeInvoiceNumber',
  ...AMOUNTS,
  'payMeans',
  'payeeAccountHolder',
  'invoiceNumber',
  'invoicedAmount',
  ...DAYS,
] as const;

export type PaymentField = (typeof PAYMENT_FIELDS)[number];
