import { describe, expect, it } from 'vitest';
import { budgetSizeOf } from './budgetChange.ts';

const row = (expenseCategory: number, eligibleAmount: number, part: 'A' | 'B' | null = null) => ({
  part,
  expenseCategory,
  eligibleAmount,
  amountTaxExcluded: eligibleAmount + 1_000,
});

const before = [row(1, 8_000_000), row(2, 2_000_000)];

describe('a change of the allotment is minor', () => {
  it('at exactly 20 % of the eligible cost, and not with one yen more', () => {
    const at = budgetSizeOf(before, [row(1, 6_000_000), row(2, 4_000_000)], 20);
    expect(at).toMatchObject({ movedAmount: 2_000_000, limitAmount: 2_000_000, isMinor: true });
    const above = budgetSizeOf(before, [row(1, 5_999_999), row(2, 4_000_001)], 20);
    expect(above).toMatchObject({ movedAmount: 2_000_001, isMinor: false });
  });

  it('only without a category that the plan did not have, however little it takes', () => {
    const size = budgetSizeOf(before, [row(1, 7_999_999), row(2, 2_000_000), row(3, 1)], 20);
    expect(size.isMinor).toBe(false);
    expect(size.categories.at(-1)).toEqual({
      part: null,
      expenseCategory: 3,
      before: 0,
      after: 1,
      isNew: true,
    });
  });

  it('counting money that is dropped as money that is moved', () => {
    expect(budgetSizeOf(before, [row(1, 5_000_000), row(2, 2_000_000)], 20)).toMatchObject({
      movedAmount: 3_000_000,
      eligibleAfter: 7_000_000,
      totalAfter: 7_002_000,
      isMinor: false,
    });
  });

  it('by the limit of the round: with 0 % nothing may move, rows of one category may', () => {
    const split = [row(1, 5_000_000), row(1, 3_000_000), row(2, 2_000_000)];
    expect(budgetSizeOf(before, split, 0)).toMatchObject({ movedAmount: 0, isMinor: true });
    expect(budgetSizeOf(before, [row(1, 7_999_999), row(2, 2_000_001)], 0).isMinor).toBe(false);
  });

  it('by the list that a category is of: the same category of the other list is another one', () => {
    const size = budgetSizeOf([row(1, 1_000_000, 'A')], [row(1, 1_000_000, 'B')], 20);
    expect(size.isMinor).toBe(false);
    expect(size.categories).toHaveLength(2);
  });
});
