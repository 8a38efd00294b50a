import { describe, expect, it } from 'vitest';
import { quarterBefore, quarterEndOf, quarterMonths } from './quarters.ts';

describe('quarters', () => {
  it.each([
    ['2026-10-01', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-03-31'],
    ['2028-02-29', '2028-03-31'],
  ])('%s lies in the one that ends on %s', (day, end) => {
    expect(quarterEndOf(day)).toBe(end);
  });

  it('follow one another over the end of a year', () => {
    expect(quarterBefore('2027-03-31')).toBe('2026-12-31');
    expect(quarterMonths('2026-12-31')).toEqual({ from: 10, to: 12 });
  });
});
