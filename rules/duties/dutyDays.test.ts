import { describe, expect, it } from 'vitest';
import { addYears, opensOn, retentionUntil } from './dutyDays.ts';

describe('a yearly duty', () => {
  it('falls on the same date of the next year, on 28 February where there is no 29th', () => {
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
    expect(addYears('2027-03-31', 1)).toBe('2028-03-31');
  });

  it('is asked for from the first day of the fiscal year when it is due on 30 June, also moved by a weekend', () => {
    expect(opensOn('2027-06-30')).toBe('2027-04-01');
    expect(opensOn('2028-06-30')).toBe('2028-04-01');
    expect(opensOn('2029-07-02')).toBe('2029-04-01');
  });
});

describe('the papers of an undertaking', () => {
  it('are kept five years from the fiscal year after the last duty was done', () => {
    expect(retentionUntil('2027-03-31', 5)).toBe('2032-03-31');
    expect(retentionUntil('2027-04-01', 5)).toBe('2033-03-31');
    expect(retentionUntil('2028-02-29', 5)).toBe('2033-03-31');
  });
});
