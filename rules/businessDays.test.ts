import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  businessDaysBetween,
  businessDaysLeft,
  isBusinessDay,
  lastDayWithin,
  moveToBusinessDay,
  progressReportDueOn,
  reportDueOn,
} from './businessDays.ts';
import { addDays, daysBetween } from './calendar.ts';

describe('business days', () => {
  it.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-23', false, '勤労感謝の日'],
    ['2026-09-22', false, '国民の休日 between two holidays'],
    ['2026-05-06', false, '振替休日'],
    ['2026-12-28', true, 'the last working day of the year'],
    ['2026-12-29', false, 'the offices are closed'],
    ['2027-01-03', false, 'the offices are closed'],
    ['2027-01-04', true, 'the offices open'],
  ])('%s: %s (%s)', (day, expected) => {
    expect(isBusinessDay(day)).toBe(expected);
  });

  it('a duty on a day off moves to the next business day', () => {
    expect(moveToBusinessDay('2026-11-21')).toBe('2026-11-24');
    expect(moveToBusinessDay('2026-12-29')).toBe('2027-01-04');
    expect(moveToBusinessDay('2026-11-20')).toBe('2026-11-20');
  });

  it('ten business days after 2026-12-18 leave out weekends and the turn of the year', () => {
    expect(addBusinessDays('2026-12-18', 10)).toBe('2027-01-07');
    expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-24');
    expect(() => addBusinessDays('2026-11-21', -1)).toThrow(RangeError);
  });

  it('counts business days after the first day up to and with the last', () => {
    expect(businessDaysBetween('2026-11-20', '2026-11-20')).toBe(0);
    expect(businessDaysBetween('2026-11-20', '2026-11-24')).toBe(1);
    expect(businessDaysBetween('2026-11-24', '2026-11-20')).toBe(-1);
    expect(businessDaysBetween('2026-11-21', '2026-11-20')).toBe(0);
    expect(businessDaysBetween('2026-11-20', addBusinessDays('2026-11-20', 7))).toBe(7);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 0, 'on its day'],
    ['2026-11-21', '2026-11-21', 0, 'on its day, a Saturday'],
    ['2026-11-22', '2026-11-20', -1, 'on Sunday what was due on Friday'],
    ['2026-11-23', '2026-11-20', -1, 'on 勤労感謝の日 what was due on Friday'],
    ['2027-01-03', '2026-12-28', -1, 'while the offices are closed what was due before'],
    ['2026-11-24', '2026-11-20', -1, 'on the next business day'],
    ['2026-11-20', '2026-11-22', 1, 'on Friday what is due on Sunday'],
    ['2026-11-20', '2026-11-24', 1, 'over a weekend and a holiday'],
  ])('a deadline is today on its day only: seen on %s, %s leaves %i (%s)', (today, due, left) => {
    expect(businessDaysLeft(today, due)).toBe(left);
  });

  it('the last day within seven business days is the last of which no more than seven are left', () => {
    for (let day = '2026-11-01'; day < '2027-01-31'; day = addDays(day, 1)) {
      const last = lastDayWithin(day, 7);
      expect([businessDaysLeft(day, last), businessDaysLeft(day, addDays(last, 1))]).toEqual([7, 8]);
    }
  });

  it('counts from any day to any other what walking from one to the next counts', () => {
    for (const first of ['1971-12-26', '2026-04-28', '2049-12-20']) {
      let walked = 0;
      for (let day = addDays(first, 1); daysBetween(first, day) < 400; day = addDays(day, 1)) {
        if (isBusinessDay(day)) walked += 1;
        expect(businessDaysBetween(first, day), `${first} to ${day}`).toBe(walked);
        expect(businessDaysBetween(day, first), `${day} to ${first}`).toBe(-walked || 0);
      }
    }
  });

  it('the result report is due one month after completion, or on the fixed day when that is earlier', () => {
    expect(reportDueOn('2026-10-20', '2027-02-15')).toBe('2026-11-20');
    expect(reportDueOn('2027-01-31', '2027-02-15')).toBe('2027-02-15');
    expect(reportDueOn('2027-01-31', '2027-03-15')).toBe('2027-03-01');
  });

  it('the progress report is due 15 days after the quarter', () => {
    expect(progressReportDueOn('2026-09-30')).toBe('2026-10-15');
    expect(progressReportDueOn('2026-12-31')).toBe('2027-01-15');
  });
});
