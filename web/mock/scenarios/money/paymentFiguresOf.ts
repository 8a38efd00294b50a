import { PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';

/* The figures of a payment list as the server makes them of its deals. */

type Schemas = components['schemas'];
type List = Schemas['PaymentList'];
type Item = Schemas['PaymentItem'];
type Finding = Schemas['PaymentFinding'];

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

/** The totals as the server makes them: a line for each category that was planned or paid. */
const totalsOf = (items: readonly Item[], rows: readonly Schemas['PlannedExpense'][]): List['totals'] => {
  const categories = [...new Set([...rows, ...items].map(({ expenseCategory }) => expenseCategory))];
  return categories
    .toSorted((a, b) => a - b)
    .map((expenseCategory) => {
      const own = items.filter((item) => item.expenseCategory === expenseCategory);
      const ofPlan = rows.filter((row) => row.expenseCategory === expenseCategory);
      return {
        expenseCategory,
        planAmount: sumOf(ofPlan, ({ eligibleAmount }) => eligibleAmount),
        paidAmount: sumOf(own, ({ eligibleAmount }) => eligibleAmount),
        excludedAmount: sumOf(own, ({ excludedAmount }) => excludedAmount),
        acceptedAmount: sumOf(own, ({ acceptedAmount }) => acceptedAmount),
      };
    });
};

/** What each has paid, the representative first; nothing where it is alone. */
const memberTotalsOf = (items: readonly Item[], members: List['members']): List['memberTotals'] =>
  members.length === 0
    ? []
    : [null, ...members].map((member) => {
        const own = items.filter((item) => (item.member?.id ?? null) === (member?.id ?? null));
        return {
          member,
          count: own.length,
          paidAmount: sumOf(own, ({ eligibleAmount }) => eligibleAmount),
          excludedAmount: sumOf(own, ({ excludedAmount }) => excludedAmount),
          acceptedAmount: sumOf(own, ({ acceptedAmount }) => acceptedAmount),
        };
      });

const { MissingValue, MissingVoucher } = PaymentFindingCode;

/** What a finding asks for, as the server counts it. */
const kindOf = ({ isError, code, acceptance }: Finding): string => {
  if (acceptance !== null) return 'accepted';
  if (isError) return 'errors';
  return code === MissingValue || code === MissingVoucher ? 'missing' : 'notes';
};

/** The deals with a finding of a kind. */
export const dealsWith = (items: readonly Item[], kind: string): Item[] =>
  items.filter(({ findings }) => findings.some((finding) => kindOf(finding) === kind));

const countsOf = (items: readonly Item[]): List['counts'] => ({
  all: items.length,
  errors: dealsWith(items, 'errors').length,
  notes: dealsWith(items, 'notes').length,
  missing: dealsWith(items, 'missing').length,
});

export const sumsOf = (items: readonly Item[]): List['sums'] => ({
  amountTaxIncluded: sumOf(items, ({ amountTaxIncluded }) => amountTaxIncluded),
  amountTaxExcluded: sumOf(items, ({ amountTaxExcluded }) => amountTaxExcluded),
  eligibleAmount: sumOf(items, ({ eligibleAmount }) => eligibleAmount),
  excludedAmount: sumOf(items, ({ excludedAmount }) => excludedAmount),
  acceptedAmount: sumOf(items, ({ acceptedAmount }) => acceptedAmount),
});

/** A list whose sums and counts are those of its deals. */
export const withFigures = (list: List): List => ({
  ...list,
  nextCursor: null,
  total: list.items.length,
  counts: countsOf(list.items),
  sums: sumsOf(list.items),
  totals: totalsOf(list.items, list.plan?.items ?? []),
  memberTotals: memberTotalsOf(list.items, list.members),
  errorCount: list.items.flatMap(({ findings }) => findings).filter((finding) => kindOf(finding) === 'errors')
    .length,
});
