import { describe, expect, it } from 'vitest';
import { bookValueOn, restrictionUntil } from './restriction.ts';

describe('the restriction of a piece of property', () => {
  it('ends on the day before the anniversary of its acquisition', () => {
    expect(restrictionUntil('2026-08-20', 5)).toBe('2031-08-19');
    expect(restrictionUntil('2026-04-01', 10)).toBe('2036-03-31');
  });

  it('of one that was acquired on 29 February ends on the 27th where the year has none', () => {
    expect(restrictionUntil('2028-02-29', 5)).toBe('2033-02-27');
    expect(restrictionUntil('2028-02-29', 4)).toBe('2032-02-28');
  });
});

describe('the book value', () => {
  const oven = { amount: 6_000_000, acquiredOn: '2026-08-20', usefulLife: 5 };

  it('is one month less from the day of acquisition on, and another one with each month that begins', () => {
    expect(bookValueOn(oven, '2026-08-19')).toBe(6_000_000);
    expect(bookValueOn(oven, '2026-08-20')).toBe(5_900_000);
    expect(bookValueOn(oven, '2026-09-19')).toBe(5_900_000);
    expect(bookValueOn(oven, '2026-09-20')).toBe(5_800_000);
  });

  it('is nothing in the last month of the useful life and after it', () => {
    expect(bookValueOn(oven, '2031-07-20')).toBe(0);
    expect(bookValueOn(oven, '2031-07-19')).toBe(100_000);
    expect(bookValueOn(oven, '2040-01-01')).toBe(0);
  });

  it('is in whole yen, the rest left out', () => {
    expect(bookValueOn({ amount: 1_000_001, acquiredOn: '2026-01-31', usefulLife: 3 }, '2026-02-27')).toBe(
      972_223,
    );
    expect(bookValueOn({ amount: 1_000_001, acquiredOn: '2026-01-31', usefulLife: 3 }, '2026-02-28')).toBe(
      944_445,
    );
  });
});
