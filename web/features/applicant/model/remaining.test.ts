import { describe, expect, it } from 'vitest';
import { calendarDaysLeft } from './remaining.ts';

const closesAt = '2026-11-30T08:00:00.000Z';

describe('calendarDaysLeft', () => {
  it('counts days in Tokyo, not spans of 24 hours', () => {
    expect(calendarDaysLeft(closesAt, new Date('2026-11-19T15:01:00Z'))).toBe(10);
    expect(calendarDaysLeft(closesAt, new Date('2026-11-19T14:59:00Z'))).toBe(11);
  });

  it('is 0 on the day itself until the very time, and past from then on', () => {
    expect(calendarDaysLeft(closesAt, new Date('2026-11-30T07:59:59Z'))).toBe(0);
    expect(calendarDaysLeft(closesAt, new Date('2026-11-30T08:00:00Z'))).toBe(-1);
    expect(calendarDaysLeft(closesAt, new Date('2026-12-02T00:00:00Z'))).toBe(-2);
  });

  it('takes a day as lasting until midnight', () => {
    expect(calendarDaysLeft('2026-11-30', new Date('2026-11-30T14:59:00Z'))).toBe(0);
    expect(calendarDaysLeft('2026-11-30', new Date('2026-11-30T15:00:00Z'))).toBe(-1);
  });
});
