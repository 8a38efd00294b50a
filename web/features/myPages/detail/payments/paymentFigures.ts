import { sumYen } from '#rules/money.ts';
import { PaymentFindingCode } from '#web/api/generated/enums.ts';
import type { PaymentFinding, PaymentItem, PaymentTotal } from './paymentTypes.ts';

const { MissingValue, MissingVoucher } = PaymentFindingCode;

/** What a finding asks for: to put something right, to look at it, or to wait for what is not there yet. */
export type FindingKind = 'errors' | 'notes' | 'missing';

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

/** Which deals are shown: all, those with a kind of findings, those of one category of expenses. */
export type Narrowing = 'all' | FindingKind | number;

const WORDS = ['errors', 'notes', 'missing'] as const;

/** The narrowing that the address names: `?deals=errors`, `?deals=3` for a category. */
export const narrowingOf = (params: URLSearchParams): Narrowing => {
  const asked = params.get('deals') ?? '';
  return /^\d{1,2}$/.test(asked) ? Number(asked) : (WORDS.find((word) => word === asked) ?? 'all');
};

const hasFinding = (item: PaymentItem, kind: FindingKind): boolean =>
  item.findings.some((finding) => kindOf(finding) === kind);

const isAsked = (item: PaymentItem, narrowing: Narrowing): boolean => {
  if (narrowing === 'all') return true;
  if (typeof narrowing === 'number') return item.expenseCategory === narrowing;
  return hasFinding(item, narrowing);
};

export const dealsAsked = (items: readonly PaymentItem[], narrowing: Narrowing): PaymentItem[] =>
  items.filter((item) => isAsked(item, narrowing));

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  sumYen(rows.map(amountOf));

/** The line under the deals: what the rows above it add up to. */
export const dealSums = (items: readonly PaymentItem[]) => ({
  taxIncluded: sumOf(items, (item) => item.amountTaxIncluded),
  taxExcluded: sumOf(items, (item) => item.amountTaxExcluded),
  eligible: sumOf(items, (item) => item.eligibleAmount),
  excluded: sumOf(items, (item) => item.excludedAmount),
  accepted: sumOf(items, (item) => item.acceptedAmount),
});

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
