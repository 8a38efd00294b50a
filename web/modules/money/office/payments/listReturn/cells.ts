import { PaymentFindingCode as Code, ReviewCategory } from '#web/parts/api/generated/enums.ts';
import type { Finding } from '#web/parts/desk/findings/findings.ts';
import type { Places } from '#web/parts/desk/findings/places.ts';
import { paymentsText as t } from '../payments.words.ts';
import type { PaymentFinding } from '../paymentTypes.ts';

/** The cells of a deal that a finding can be about, as the server names them. */
export const CELLS = [
  'expenseCategory',
  'description',
  'payee',
  'payeeInvoiceNumber',
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
  'invoiceNumber',
  'payMeans',
  'payeeAccountHolder',
  'invoicedAmount',
  'amountTaxIncluded',
  'amountTaxExcluded',
  'eligibleAmount',
] as const;

export type Cell = (typeof CELLS)[number];

export const cellOf = (field: string | null): Cell | null => CELLS.find((cell) => cell === field) ?? null;

/** The heading of a cell; the row as a whole has a word of its own. */
export const cellName = (cell: Cell | null): string =>
  cell === null ? t((w) => w.payments.wholeRow) : t((w) => w.payments.cells[cell]);

const CATEGORIES: Partial<Record<Code, ReviewCategory>> = {
  [Code.OrderBeforeGrant]: ReviewCategory.Consistency,
  [Code.DatesOutOfOrder]: ReviewCategory.Consistency,
  [Code.PaidAfterDeadline]: ReviewCategory.Consistency,
  [Code.OverPlan]: ReviewCategory.Budget,
  [Code.NotInPlan]: ReviewCategory.Expenses,
};

/** Under which review category a finding of the cross-check is sent back. */
export const categoryOf = ({ code }: Pick<PaymentFinding, 'code'>): ReviewCategory =>
  CATEGORIES[code] ?? ReviewCategory.Payment;

/** The rows and cells of the list for the findings about it: one stays in its row, and can move to another cell. */
export const cellPlaces = (dealName: (number: number) => string): Places => ({
  hasPages: false,
  optionsFor: ({ row }) =>
    row === null ? [] : [null, ...CELLS].map((cell) => ({ value: cell ?? '', label: cellName(cell) })),
  valueOf: ({ field }) => field ?? '',
  changeOf: (value) => ({ field: cellOf(value) }),
  nameOf: ({ row, field }: Finding) =>
    row === null
      ? t((w) => w.payments.wholeList)
      : t((w) => w.payments.cellOf, { deal: dealName(row), cell: cellName(cellOf(field)) }),
});
