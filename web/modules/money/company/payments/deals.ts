import { sumYen } from '#rules/money.ts';
import { DocumentCheckStatus, PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import {
  DAYS,
  type PaymentFinding,
  type PaymentItem,
  type PaymentTotal,
  type PaymentVoucher,
} from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

const { MissingValue, MissingVoucher } = PaymentFindingCode;

/** What is entered in the form and may be missing, in its order. */
const ENTERED = ['amountTaxIncluded', ...DAYS, 'payeeAccountHolder'] as const;

/** A paper is there, or the office has taken it as it is (the server's own rule). */
const isThere = ({ fileCount, status }: PaymentVoucher): boolean =>
  fileCount > 0 || status === DocumentCheckStatus.Confirmed;

/** The paper of a kind that is to be handed in: of several the one that is still open. */
const openVoucher = (
  vouchers: readonly PaymentVoucher[],
  documentType: PaymentFinding['documentType'],
): PaymentVoucher | undefined =>
  vouchers.find((voucher) => voucher.documentType === documentType && !isThere(voucher));

/** Something that a deal still lacks; a paper leads to where it is handed in. */
export type MissingThing = { readonly name: string; readonly sectionId: number | null };

/** What a deal still lacks: how many things, and those that have a name. */
export type Missing = { readonly count: number; readonly things: readonly MissingThing[] };

/** Amount and days first, as they are entered here, then papers. */
export const missingOf = ({ findings, vouchers }: Pick<PaymentItem, 'findings' | 'vouchers'>): Missing => {
  const found = findings.filter(({ code }) => code === MissingValue || code === MissingVoucher);
  const values = ENTERED.filter((name) => found.some(({ field }) => field === name)).map((name) => ({
    name: tpay((w) => w.fields[name]),
    sectionId: null,
  }));
  const papers = found.flatMap(({ documentType }) => {
    const voucher = documentType === null ? undefined : openVoucher(vouchers, documentType);
    return voucher === undefined ? [] : [{ name: voucher.title, sectionId: voucher.sectionId }];
  });
  return { count: found.length, things: [...values, ...papers] };
};

const urgencyOf = ({ isError, acceptance }: PaymentFinding): number => {
  if (acceptance !== null) return 2;
  return isError ? 0 : 1;
};

/**
 * What the check found wrong or doubtful: errors first, what the office took as it is last. What is only missing yet is
 * `missingOf`.
 */
export const faultsOf = (findings: readonly PaymentFinding[]): PaymentFinding[] =>
  findings
    .filter(({ code }) => code !== MissingValue && code !== MissingVoucher)
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other));

/** How much more was paid than planned, in yen; below zero for less. */
export const overPlanYen = ({ paidAmount, planAmount }: Omit<PaymentTotal, 'expenseCategory'>): number =>
  paidAmount - planAmount;

/** The line under the categories. */
export const sumOfTotals = (totals: readonly PaymentTotal[]): Omit<PaymentTotal, 'expenseCategory'> => ({
  planAmount: sumYen(totals.map(({ planAmount }) => planAmount)),
  paidAmount: sumYen(totals.map(({ paidAmount }) => paidAmount)),
  excludedAmount: sumYen(totals.map(({ excludedAmount }) => excludedAmount)),
  acceptedAmount: sumYen(totals.map(({ acceptedAmount }) => acceptedAmount)),
});

/** The number behind those of the papers that a deal has: 18-9 behind 18-8. */
export const nextBranch = ({ number, vouchers }: Pick<PaymentItem, 'number' | 'vouchers'>): string => {
  const branches = vouchers.map(({ branchNumber }) => Number(branchNumber?.split('-')[1] ?? 0));
  return `${number}-${Math.max(0, ...branches) + 1}`;
};
