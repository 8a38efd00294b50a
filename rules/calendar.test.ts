import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  fiscalYearOf,
  instantOfTokyo,
  isCalendarDay,
  tokyoDayOf,
  tokyoTimeOf,
  weekdayOf,
} from './calendar.ts';

describe('calendar', () => {
  it('the day changes at midnight in Tokyo, 15:00 UTC', () => {
    expect(tokyoDayOf(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
    expect(tokyoDayOf(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
    expect(tokyoTimeOf(new Date('2026-11-20T08:00:00Z'))).toBe('17:00');
    expect(tokyoTimeOf(new Date('2026-11-20T08:00:05Z'), 'seconds')).toBe('17:00:05');
  });

  it('17:00 of a day in Tokyo is 08:00 UTC', () => {
    expect(instantOfTokyo('2026-11-20', '17:00').toISOString()).toBe('2026-11-20T08:00:00.000Z');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s plus %i month(s) is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('the fiscal year runs from April to March', () => {
    expect(['2026-03-31', '2026-04-01', '2027-03-31'].map(fiscalYearOf)).toEqual([2025, 2026, 2026]);
  });

  it('knows the days that exist', () => {
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', 'x'].map(isCalendarDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(dayOf(2026, 11, 20)).toBe('2026-11-20');
    expect(dayOf(2026, 11, 31)).toBeNull();
  });

  it('counts days over the turn of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
    expect(weekdayOf('2026-11-20')).toBe(5);
  });
});
