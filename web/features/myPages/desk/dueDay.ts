import { daysAfter } from '../list/listViews.ts';

/** National holidays, YYYY-MM-DD. Loaded on its own: a list of 80 years has no place in the desk's first weight. */
export type Holidays = ReadonlySet<string>;

export const loadHolidays = async (): Promise<Holidays> => {
  const { default: holidayJp } = await import('@holiday-jp/holiday_jp');
  return new Set(Object.keys(holidayJp.holidays));
};

/** Administrative offices are closed from 29 December to 3 January (domain 6). */
const isYearEnd = (day: string): boolean => /-(?:12-(?:29|30|31)|01-0[123])$/.test(day);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Whether a document may be due on the day; the server asks the same (domain 6). */
export const isBusinessDay = (day: string, holidays: Holidays): boolean =>
  !isWeekend(day) && !holidays.has(day) && !isYearEnd(day);

/** The n-th business day after a day. */
export const businessDayAfter = (day: string, count: number, holidays: Holidays): string => {
  let moved = day;
  for (let left = count; left > 0; ) {
    moved = daysAfter(moved, 1);
    if (isBusinessDay(moved, holidays)) left -= 1;
  }
  return moved;
};

/** Business days after `from` up to and with `to`; 0 when `to` is not later. */
export const businessDaysUntil = (from: string, to: string, holidays: Holidays): number => {
  let count = 0;
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1))
    if (isBusinessDay(day, holidays)) count += 1;
  return count;
};

/** Time that a business has for putting a document right, unless the checker says otherwise. */
export const RETURN_BUSINESS_DAYS = 5;

/** What is wrong with a day for handing in again. */
export type DueProblem = 'dueNeeded' | 'dueHoliday' | 'duePast';

export const dueProblem = (day: string, today: string, holidays: Holidays): DueProblem | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'dueNeeded';
  if (day <= today) return 'duePast';
  return isBusinessDay(day, holidays) ? null : 'dueHoliday';
};
