import { describe, expect, it } from 'vitest';
import { officePayments } from '#web/mock/scenarios/money/officePayments.ts';
import { totalSums } from './paymentFigures.ts';

const { sums, totals } = officePayments;

describe('the sums', () => {
  it('of the totals are those of their rows, and of the deals', () => {
    expect(totalSums(totals)).toEqual({
      plan: 46_200_000,
      paid: sums.eligibleAmount,
      excluded: sums.excludedAmount,
      accepted: sums.acceptedAmount,
      overPlan: sums.acceptedAmount - 46_200_000,
    });
  });

  it('may be less than the plan, or more', () => {
    expect(
      totalSums([{ expenseCategory: 0, planAmount: 5, paidAmount: 3, excludedAmount: 1, acceptedAmount: 2 }])
        .overPlan,
    ).toBe(-3);
    expect(
      totalSums([{ expenseCategory: 0, planAmount: 5, paidAmount: 9, excludedAmount: 1, acceptedAmount: 8 }])
        .overPlan,
    ).toBe(3);
  });
});
