import { describe, expect, it } from 'vitest';
import { businessDayAfter, businessDaysUntil, dueProblem, loadHolidays } from './dueDay.ts';

const holidays = await loadHolidays();

describe('the day for handing in again', () => {
  it('is five business days later, over a weekend and a holiday', () => {
    // 2026-11-20 is a Friday; 勤労感謝の日 falls on Monday the 23rd.
    expect(businessDayAfter('2026-11-20', 5, holidays)).toBe('2026-11-30');
    expect(businessDaysUntil('2026-11-20', '2026-11-30', holidays)).toBe(5);
  });

  it('leaves the days between the years out', () => {
    expect(businessDayAfter('2026-12-28', 1, holidays)).toBe('2027-01-04');
  });

  it('is refused when it is missing, past, or no business day', () => {
    expect(dueProblem('', '2026-11-20', holidays)).toBe('dueNeeded');
    expect(dueProblem('2026-11-20', '2026-11-20', holidays)).toBe('duePast');
    expect(dueProblem('2026-11-23', '2026-11-20', holidays)).toBe('dueHoliday');
    expect(dueProblem('2026-11-30', '2026-11-20', holidays)).toBeNull();
  });
});
