import { describe, expect, it } from 'vitest';
import { reminderSlots } from './reminderSlots.ts';

const daysOf = (from: string, to: string, lastDoneOn: string | null, offsets: number[], today = from) =>
  reminderSlots({ from, to, today, lastDoneOn }, offsets).map(
    ({ dueOn, days, sendOn }) => `${sendOn} ${days} ${dueOn}`,
  );

describe('the days on which people are reminded', () => {
  it('are business days before and after the due day, past weekends and holidays', () => {
    // Monday 23 November 2026 is a holiday.
    expect(daysOf('2026-11-20', '2026-11-20', '2026-11-19', [-1, 1])).toEqual([
      '2026-11-20 -1 2026-11-24',
      '2026-11-20 1 2026-11-19',
    ]);
  });

  it('are none on a weekend or a holiday', () => {
    expect(daysOf('2026-11-21', '2026-11-23', '2026-11-20', [-1, 1])).toEqual([]);
  });

  it('of what is due on a weekend count from the Friday before it', () => {
    expect(daysOf('2026-11-19', '2026-11-19', '2026-11-18', [-1])).toEqual([
      '2026-11-19 -1 2026-11-20',
      '2026-11-19 -1 2026-11-21',
      '2026-11-19 -1 2026-11-22',
      '2026-11-19 -1 2026-11-23',
    ]);
    expect(daysOf('2026-11-24', '2026-11-24', '2026-11-20', [1])).toEqual([
      '2026-11-24 1 2026-11-20',
      '2026-11-24 1 2026-11-21',
      '2026-11-24 1 2026-11-22',
      '2026-11-24 1 2026-11-23',
    ]);
  });

  it('pass over the turn of the year, when offices are closed', () => {
    expect(daysOf('2026-12-28', '2026-12-28', '2026-12-25', [-1])).toEqual(['2026-12-28 -1 2027-01-04']);
  });

  it('each of a due day comes once in a year', () => {
    const all = daysOf('2026-01-01', '2026-12-31', '2025-12-31', [-10, -1, 1, 10]);
    expect(new Set(all.map((slot) => slot.slice(11))).size).toBe(all.length);
  });
});

describe('what a day before today had and is not out', () => {
  it('goes with today', () => {
    expect(daysOf('2026-11-20', '2026-11-20', '2026-11-18', [-1])).toEqual([
      '2026-11-20 -1 2026-11-20',
      '2026-11-20 -1 2026-11-21',
      '2026-11-20 -1 2026-11-22',
      '2026-11-20 -1 2026-11-23',
      '2026-11-20 -1 2026-11-24',
    ]);
  });

  it('goes with the next business day where today is none', () => {
    const slots = daysOf('2026-11-20', '2026-11-27', '2026-11-19', [1], '2026-11-21');
    expect(slots.filter((slot) => slot.endsWith('2026-11-19'))).toEqual(['2026-11-24 1 2026-11-19']);
  });

  it('is left out once it is a month old, and where nothing was ever sent', () => {
    expect(daysOf('2026-11-20', '2026-11-20', '2026-01-05', [1]).at(0)).toBe('2026-11-20 1 2026-10-20');
    expect(daysOf('2026-11-20', '2026-11-20', null, [1])).toEqual(['2026-11-20 1 2026-11-19']);
  });
});

it('a day that is done has nothing to send any more', () => {
  expect(daysOf('2026-11-20', '2026-11-20', '2026-11-20', [-1, 1])).toEqual([]);
  expect(daysOf('2026-11-20', '2026-11-24', '2026-11-20', [1])).toEqual([
    '2026-11-24 1 2026-11-20',
    '2026-11-24 1 2026-11-21',
    '2026-11-24 1 2026-11-22',
    '2026-11-24 1 2026-11-23',
  ]);
});
