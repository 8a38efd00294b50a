import { describe, expect, it } from 'vitest';
import { officePayments, paymentsInOrder } from '#web/mock/scenarios/mamekura/officePayments.ts';
import { dealSums, dealsAsked, narrowingOf, totalSums } from './paymentFigures.ts';

const { items, totals, errorCount } = officePayments;

const askedBy = (search: string) => narrowingOf(new URLSearchParams(search));

describe('the sums', () => {
  it('of the totals are those of their rows, and of the deals', () => {
    const sums = totalSums(totals);
    const deals = dealSums(items);
    expect(sums).toEqual({
      plan: 46_200_000,
      paid: deals.eligible,
      excluded: deals.excluded,
      accepted: deals.accepted,
      overPlan: deals.accepted - 46_200_000,
    });
  });

  it('of a category are those of the deals that its name opens', () => {
    for (const { expenseCategory, paidAmount, excludedAmount, acceptedAmount } of totals) {
      expect(dealSums(dealsAsked(items, expenseCategory))).toMatchObject({
        eligible: paidAmount,
        excluded: excludedAmount,
        accepted: acceptedAmount,
      });
    }
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

describe('the deals that are shown', () => {
  it('are all of them unless the address says otherwise', () => {
    expect(['', 'deals=', 'deals=older', 'deals=-1', 'deals=1.5'].map(askedBy)).toEqual(Array(5).fill('all'));
    expect(dealsAsked(items, 'all')).toEqual(items);
  });

  it('are those that something is to be put right of: the findings on them are as many as was counted', () => {
    const shown = dealsAsked(items, askedBy('deals=errors'));
    expect(shown.map(({ number }) => number)).toEqual([1, 2]);
    const found = shown.flatMap(({ findings }) => findings).filter(({ isError }) => isError);
    expect(found).toHaveLength(errorCount);
  });

  it('are those that something is to be looked at', () => {
    expect(dealsAsked(items, askedBy('deals=notes')).map(({ number }) => number)).toEqual([2]);
  });

  it('are those that wait for a day or a paper, which is nothing to look at yet', () => {
    expect(dealsAsked(items, askedBy('deals=missing')).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('are none when everything is in order', () => {
    expect(dealsAsked(paymentsInOrder.items, 'errors')).toEqual([]);
  });
});
