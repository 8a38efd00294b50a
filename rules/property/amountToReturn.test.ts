import { describe, expect, it } from 'vitest';
import { amountToReturn } from './amountToReturn.ts';

/** Book value on 20 December 2026: five months of sixty are used. */
const robot = {
  amount: 3_000_000,
  subsidyAmount: 1_500_000,
  acquiredOn: '2026-08-20',
  usefulLife: 5,
};
const on = '2026-12-20';

describe('what is paid back', () => {
  it('of what is sold is the subsidised part of the price, where it is more than the book value', () => {
    expect(amountToReturn(robot, { on, proceeds: 2_900_000, isDisaster: false })).toBe(1_450_000);
  });

  it('is the subsidised part of the book value where the price is less, or nothing is paid', () => {
    expect(amountToReturn(robot, { on, proceeds: 2_000_000, isDisaster: false })).toBe(1_375_000);
    expect(amountToReturn(robot, { on, proceeds: null, isDisaster: false })).toBe(1_375_000);
  });

  it('is never more than the subsidy', () => {
    expect(amountToReturn(robot, { on, proceeds: 9_000_000, isDisaster: false })).toBe(1_500_000);
  });

  it('is nothing after a disaster, and nothing at the end of the useful life', () => {
    expect(amountToReturn(robot, { on, proceeds: 100, isDisaster: true })).toBe(0);
    expect(amountToReturn(robot, { on: '2031-08-01', proceeds: null, isDisaster: false })).toBe(0);
  });

  it('is in whole yen, the rest left out', () => {
    const odd = { ...robot, amount: 3_000_001, subsidyAmount: 1_000_000 };
    expect(amountToReturn(odd, { on, proceeds: 2_900_000, isDisaster: false })).toBe(966_666);
  });
});
