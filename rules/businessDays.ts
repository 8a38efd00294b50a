import holidayJp from '@holiday-jp/holiday_jp';
import { addDays, addMonths, type CalendarDay, daysBetween, earlierDay, weekdayOf } from './calendar.ts';

/** National holidays with their substitutes, as strings: the library's Date functions use the machine's zone. */
const holidays: ReadonlySet<string> = new Set(Object.keys(holidayJp.holidays));

/** Administrative offices are closed from 29 December to 3 January (domain 6). */
const isYearEnd = (day: CalendarDay): boolean => /-(12-(29|30|31)|01-0[123])$/.test(day);

const isWeekday = (day: CalendarDay): boolean => weekdayOf(day) % 6 !== 0;

/** Monday to Friday, no national holiday, not 12/29–1/3. The holiday table reaches from 1970 to 2050. */
export const isBusinessDay = (day: CalendarDay): boolean =>
  isWeekday(day) && !holidays.has(day) && !isYearEnd(day);

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

const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

const yearEndDaysOf = (year: number): CalendarDay[] =>
  ['01-01', '01-02', '01-03', '12-29', '12-30', '12-31'].map((date) => `${year}-${date}`);

/** Every day from Monday to Friday on which offices are closed, in the order of time. */
export const closedWeekdays: readonly CalendarDay[] = [
  ...new Set([
    ...holidays,
    ...Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
      yearEndDaysOf(FIRST_YEAR + index),
    ).flat(),
  ]),
]
  .filter(isWeekday)
  .sort();

/** How many of the closed weekdays are not after a day; the list is halved, not walked. */
const closedUpTo = (day: CalendarDay): number => {
  let low = 0;
  let high = closedWeekdays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((closedWeekdays[middle] ?? day) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
};

const A_SUNDAY: CalendarDay = '1969-12-28';

/** How many days from Monday to Friday lie after a certain Sunday, up to and with a day. */
const weekdaysUpTo = (day: CalendarDay): number => {
  const days = daysBetween(A_SUNDAY, day);
  return Math.floor(days / 7) * 5 + Math.min(weekdayOf(day), 5);
};

const businessDaysUpTo = (day: CalendarDay): number => weekdaysUpTo(day) - closedUpTo(day);

/** Business days after `from` up to and with `to`; negative when `to` is earlier, 0 on the same day. */
export const businessDaysBetween = (from: CalendarDay, to: CalendarDay): number =>
  businessDaysUpTo(to) - businessDaysUpTo(from);

/**
 * Business days that are left until a deadline: 0 on its day and on no other, negative once it is past, positive
 * before it. The days are compared first, for a weekend or a holiday between them holds no business day.
 */
export const businessDaysLeft = (today: CalendarDay, due: CalendarDay): number => {
  if (due === today) return 0;
  const days = businessDaysBetween(today, due);
  return due < today ? Math.min(days, -1) : Math.max(days, 1);
};

/** The last day with at most so many business days left (n ≥ 1): what `businessDaysLeft` calls n or less. */
export const lastDayWithin = (today: CalendarDay, businessDays: number): CalendarDay =>
  addDays(addBusinessDays(today, businessDays + 1), -1);

/**
 * Due day of the result report: the earlier of one month after completion and the programme's fixed day,
 * moved to a business day (domain 2 step 13, domain 6 "Business days").
 */
export const reportDueOn = (completionOn: CalendarDay, fixedDueOn: CalendarDay): CalendarDay =>
  moveToBusinessDay(earlierDay(addMonths(completionOn, 1), fixedDueOn));

/** Due day of a quarter's progress report: 15 days (or as configured) after the quarter's end, moved. */
export const progressReportDueOn = (quarterEndOn: CalendarDay, graceDays = 15): CalendarDay =>
  moveToBusinessDay(addDays(quarterEndOn, graceDays));
