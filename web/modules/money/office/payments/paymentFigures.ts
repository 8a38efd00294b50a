import { sumYen } from '#rules/money.ts';
import type { FindingKind } from '#web/modules/money/shared/payments/dealFilter.ts';
import { PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import type { PaymentFinding, PaymentTotal } from './paymentTypes.ts';

const { MissingValue, MissingVoucher } = PaymentFindingCode;

/** What is taken as it is asks for nothing any more. */
export const kindOf = ({
  isError,
  code,
  acceptance,
}: Pick<PaymentFinding, 'isError' | 'code' | 'acceptance'>): FindingKind | 'accepted' => {
  if (acceptance !== null) return 'accepted';
  if (isError) return 'errors';
  return code === MissingValue || code === MissingVoucher ? 'missing' : 'notes';
};

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  sumYen(rows.map(amountOf));

/** What is accepted beside what was planned: negative when less was spent. */
export const overPlan = ({ acceptedAmount, planAmount }: PaymentTotal): number => acceptedAmount - planAmount;

/** The line under the totals. */
export const totalSums = (totals: readonly PaymentTotal[]) => ({
  plan: sumOf(totals, (total) => total.planAmount),
  paid: sumOf(totals, (total) => total.paidAmount),
  excluded: sumOf(totals, (total) => total.excludedAmount),
  accepted: sumOf(totals, (total) => total.acceptedAmount),
  overPlan: totals.reduce((sum, total) => sum + overPlan(total), 0),
});
