import { describe, expect, it } from 'vitest';
import { fiscalYearEndOf, lastCarryOverDay, lastWithdrawalDay } from './changeDays.ts';

describe('a withdrawal', () => {
  it('is possible to the 15th day after the decision', () => {
    expect(lastWithdrawalDay('2026-11-05')).toBe('2026-11-20');
  });

  it('is possible to the next business day where the 15th day is none', () => {
    // 2026-11-22 is a Sunday, the 23rd a holiday.
    expect(lastWithdrawalDay('2026-11-07')).toBe('2026-11-24');
    expect(lastWithdrawalDay('2026-12-16')).toBe('2027-01-04');
  });
});

describe('a fiscal year', () => {
  it('ends on 31 March: the day itself belongs to it, the next does not', () => {
    expect(fiscalYearEndOf('2027-02-15')).toBe('2027-03-31');
    expect(fiscalYearEndOf('2027-03-31')).toBe('2027-03-31');
    expect(fiscalYearEndOf('2027-04-01')).toBe('2028-03-31');
  });

  it('can be carried over by one year', () => {
    expect(lastCarryOverDay('2027-02-15')).toBe('2028-03-31');
  });
});
