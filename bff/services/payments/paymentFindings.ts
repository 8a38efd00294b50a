import type { PaymentItemRow } from '#bff/data/payments/paymentItems.ts';
import {
  PaymentFindingCode as Code,
  DocumentCheckStatus,
  DocumentType,
  PayMeans,
} from '#bff/generated/contract/enums.ts';
import { type NamedDay, paymentTexts as texts } from '#bff/text/money/payments.ts';
import { checkTaxIncluded } from '#rules/money.ts';
import type { PaymentFacts, Voucher } from './paymentFacts.ts';

export type PaymentFinding = {
  /** The same as long as what was compared is the same. */
  readonly key: string;
  readonly code: number;
  /** To be put right; otherwise only to be looked at. */
  readonly isError: boolean;
  readonly field: string | null;
  /** The paper that is missing, to lead to where it is handed in. */
  readonly documentType: number | null;
  /** What was compared with what: a day or an amount each. */
  readonly values: readonly FindingValue[];
  readonly message: string;
};

type FindingValue = { readonly label: string; readonly day: string | null; readonly amount: number | null };

const dayValue = ({ name, day }: NamedDay): FindingValue => ({ label: name, day, amount: null });
const amountValue = (label: string, amount: number): FindingValue => ({ label, day: null, amount });

type Item = PaymentItemRow;

/** @param basis what was compared, where it is no day and no amount */
const error = (
  code: number,
  field: string | null,
  message: string,
  values: readonly FindingValue[] = [],
  basis: readonly (string | number)[] = values.map(({ day, amount }) => day ?? amount ?? ''),
): PaymentFinding => ({
  key: [code, field ?? '', ...basis].join(' '),
  code,
  isError: true,
  field,
  documentType: null,
  values,
  message,
});

const advice: typeof error = (...finding) => ({
  ...error(...finding),
  isError: false,
});

const days = ['quotationOn', 'orderedOn', 'deliveredOn', 'inspectedOn', 'invoicedOn', 'paidOn'] as const;
type Day = (typeof days)[number];

/** Says that something is not there: it is handed in, or its paper is waived. */
export const isMissing = ({ code }: PaymentFinding): boolean =>
  code === Code.MissingValue || code === Code.MissingVoucher;

/** What is not there yet is a matter of time, until the undertaking says that it is complete. */
const isMatterOfTime = ({ myPage: { completionOn, reportedOn } }: PaymentFacts): boolean =>
  completionOn === null && reportedOn === null;

const missingValues = (item: Item, facts: PaymentFacts): PaymentFinding[] => {
  const find = isMatterOfTime(facts) ? advice : error;
  return [
    // A deal that was begun before there was a list has no amount yet.
    ...(item.amountTaxIncluded === 0
      ? [find(Code.MissingValue, 'amountTaxIncluded', texts.missing(texts.amount))]
      : []),
    ...days
      .filter((day) => item[day] === null)
      .map((day) => find(Code.MissingValue, day, texts.missing(texts.days[day]))),
  ];
};

/** Which day comes before which (fields.json "PaymentItem"). */
const order: readonly (readonly [earlier: Day, later: Day])[] = [
  ['quotationOn', 'orderedOn'],
  ['orderedOn', 'deliveredOn'],
  ['deliveredOn', 'inspectedOn'],
  ['orderedOn', 'invoicedOn'],
  ['inspectedOn', 'paidOn'],
  ['invoicedOn', 'paidOn'],
];

const tooEarly = (
  { code, field }: { readonly code: number; readonly field: Day },
  later: NamedDay,
  earlier: NamedDay,
): PaymentFinding => error(code, field, texts.before(later, earlier), [dayValue(earlier), dayValue(later)]);

const daysInOrder = (item: Item): PaymentFinding[] =>
  order.flatMap(([earlier, later]) => {
    const [first, second] = [item[earlier], item[later]];
    if (first === null || second === null || first <= second) return [];
    return [
      tooEarly(
        { code: Code.DatesOutOfOrder, field: later },
        { name: texts.days[later], day: second },
        { name: texts.days[earlier], day: first },
      ),
    ];
  });

const withinGrant = (item: Item, { myPage }: PaymentFacts): PaymentFinding[] => {
  const { orderedOn, paidOn } = item;
  const { grantDecisionOn, hasEarlyStart, project } = myPage;
  const found: PaymentFinding[] = [];
  if (orderedOn !== null && grantDecisionOn !== null && !hasEarlyStart && orderedOn < grantDecisionOn) {
    found.push(
      tooEarly(
        { code: Code.OrderBeforeGrant, field: 'orderedOn' },
        { name: texts.days.orderedOn, day: orderedOn },
        { name: texts.grantDecision, day: grantDecisionOn },
      ),
    );
  }
  if (paidOn !== null && paidOn > project.completionDeadline) {
    const deadline = { name: texts.deadline, day: project.completionDeadline };
    const paid = { name: texts.days.paidOn, day: paidOn };
    const values = [dayValue(deadline), dayValue(paid)];
    found.push(error(Code.PaidAfterDeadline, 'paidOn', texts.after(paid, deadline), values));
  }
  return found;
};

const CASH_FROM = 100_000;

/** What was paid is what was invoiced; a fee that was taken off, or a mistake, shows in the difference. */
const invoiceAndPayment = ({ invoicedAmount, amountTaxIncluded }: Item): PaymentFinding[] => {
  if (invoicedAmount === null || amountTaxIncluded === 0 || invoicedAmount === amountTaxIncluded) return [];
  const values = [
    amountValue(texts.invoiced, invoicedAmount),
    amountValue(texts.paidIncluded, amountTaxIncluded),
  ];
  return [
    error(
      Code.InvoiceDiffers,
      'invoicedAmount',
      texts.invoiceDiffers(invoicedAmount, amountTaxIncluded),
      values,
    ),
  ];
};

const amounts = (item: Item): PaymentFinding[] => [
  ...invoiceAndPayment(item),
  ...checkTaxIncluded(item.amountTaxExcluded, item.amountTaxIncluded).map(() =>
    advice(Code.TaxDiffers, 'amountTaxIncluded', texts.taxDiffers(item), [
      amountValue(texts.paidExcluded, item.amountTaxExcluded),
      amountValue(texts.paidIncluded, item.amountTaxIncluded),
    ]),
  ),
  ...(item.payMeans === PayMeans.Cash && item.amountTaxIncluded >= CASH_FROM
    ? [advice(Code.CashPayment, 'payMeans', texts.cash(item.amountTaxIncluded), [], [item.amountTaxIncluded])]
    : []),
];

/** Vouchers that every deal has; what was not transferred is shown by its receipt. */
const neededVouchers = ({ payMeans }: Item): readonly number[] => [
  DocumentType.VoucherQuotation,
  DocumentType.VoucherOrder,
  DocumentType.VoucherDelivery,
  DocumentType.VoucherInspection,
  DocumentType.VoucherInvoice,
  payMeans === PayMeans.Transfer ? DocumentType.VoucherBankTransfer : DocumentType.VoucherReceipt,
];

/** A file is there, or the office has taken the paper as it is. */
const isThere = ({ fileCount, status }: Voucher): boolean =>
  fileCount > 0 || status === DocumentCheckStatus.Confirmed;

const vouchers = (item: Item, facts: PaymentFacts): PaymentFinding[] => {
  const own = facts.vouchersOf(item.number);
  const find = isMatterOfTime(facts) ? advice : error;
  return neededVouchers(item)
    .filter((type) => !own.some((voucher) => voucher.documentType === type && isThere(voucher)))
    .map((type) => ({
      ...find(Code.MissingVoucher, null, texts.missingVoucher(facts.documentName(type)), [], [type]),
      documentType: type,
    }));
};

const doubles = (item: Item, { compared, isOwnName, seesOthers }: PaymentFacts): PaymentFinding[] => {
  const twin = compared.twinOf(item);
  const codes = compared.codesElsewhere(item);
  return [
    ...(twin ? [error(Code.SameRow, null, texts.sameRow(twin.number), [], [twin.number])] : []),
    ...(codes.length > 0
      ? [
          error(
            Code.SameInvoice,
            'invoiceNumber',
            seesOthers ? texts.sameInvoiceIn(codes) : texts.sameInvoice,
            [],
            [item.invoiceNumber ?? '', codes.length],
          ),
        ]
      : []),
    ...(isOwnName(item.payee)
      ? [error(Code.OwnPayee, 'payee', texts.ownPayee(item.payee), [], [item.payee])]
      : []),
  ];
};

/** Sums of a category are compared once: its last deal says that they are too much. */
const withinPlan = (item: Item, { plan, compared, categoryName }: PaymentFacts): PaymentFinding[] => {
  if (plan === null) return [];
  const { expenseCategory } = item;
  const { total, limit, lastId } = compared.spendingOf(expenseCategory);
  if (limit === null) {
    const message = texts.notInPlan(categoryName(expenseCategory));
    return [error(Code.NotInPlan, 'expenseCategory', message, [], [expenseCategory])];
  }
  return total > limit && lastId === item.id
    ? [
        advice(Code.OverPlan, 'eligibleAmount', texts.overPlan(categoryName(expenseCategory), total, limit), [
          amountValue(texts.planned, limit),
          amountValue(texts.total, total),
        ]),
      ]
    : [];
};

/** What the cross-check says of a deal, what is to be put right first; each with both values (domain 2, Payment). */
export const findingsOf = (item: Item, facts: PaymentFacts): PaymentFinding[] =>
  [
    ...withinGrant(item, facts),
    ...daysInOrder(item),
    ...doubles(item, facts),
    ...amounts(item),
    ...withinPlan(item, facts),
    ...missingValues(item, facts),
    ...vouchers(item, facts),
  ].toSorted((one, other) => Number(other.isError) - Number(one.isError));
