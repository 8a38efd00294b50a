import { describe, expect, it } from 'vitest';
import { monthAfter, monthOf, weeksOf } from './calendarMonth.ts';

describe('the month of the calendar', () => {
  it('is the one of the address, else the one of today', () => {
    expect(monthOf('2026-12', '2026-11-20')).toBe('2026-12');
    expect(monthOf('2026-13', '2026-11-20')).toBe('2026-11');
    expect(monthOf(null, '2026-11-20')).toBe('2026-11');
  });

  it('goes over the end of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it('has the weeks that touch it, Sunday first', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-02')).toHaveLength(4);
  });
});
