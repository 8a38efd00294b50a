import holidayJp from '@holiday-jp/holiday_jp';
import { addDays, addMonths, type CalendarDay, earlierDay, weekdayOf } from './calendar.ts';

/** National holidays with their substitutes, as strings: the library's Date functions use the machine's zone. */
const holidays: ReadonlySet<string> = new Set(Object.keys(holidayJp.holidays));

/** Administrative offices are closed from 29 December to 3 January (domain 6). */
const isYearEnd = (day: CalendarDay): boolean => /-(12-(29|30|31)|01-0[123])$/.test(day);

/** Monday to Friday, no national holiday, not 12/29–1/3. The holiday table reaches from 1970 to 2050. */
export const isBusinessDay = (day: CalendarDay): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidays.has(day) && !isYearEnd(day);
};

/** The day itself, or the next business day. A call's closing instant never moves: do not use it there. */
export const moveToBusinessDay = (day: CalendarDay): CalendarDay => {
  let moved = day;
  while (!isBusinessDay(moved)) moved = addDays(moved, 1);
  return moved;
};

/** The n-th business day after a day (n ≥ 0; 0 moves to a business day). @throws RangeError for n < 0 */
export const addBusinessDays = (day: CalendarDay, count: number): CalendarDay => {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a count of business days: ${count}`);
  if (count === 0) return moveToBusinessDay(day);
  let moved = day;
  for (let left = count; left > 0; left -= 1) moved = moveToBusinessDay(addDays(moved, 1));
  return moved;
};

/** Business days after `from` up to and with `to`; negative when `to` is earlier, 0 on the same day. */
export const businessDaysBetween = (from: CalendarDay, to: CalendarDay): number => {
  if (to < from) return -businessDaysBetween(to, from) || 0;
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) count += 1;
  return count;
};

/**
 * Due day of the result report: the earlier of one month after completion and the programme's fixed day,
 * moved to a business day (domain 2 step 13, domain 6 "Business days").
 */
export const reportDueOn = (completionOn: CalendarDay, fixedDueOn: CalendarDay): CalendarDay =>
  moveToBusinessDay(earlierDay(addMonths(completionOn, 1), fixedDueOn));

/** Due day of a quarter's progress report: 15 days (or as configured) after the quarter's end, moved. */
export const progressReportDueOn = (quarterEndOn: CalendarDay, graceDays = 15): CalendarDay =>
  moveToBusinessDay(addDays(quarterEndOn, graceDays));
