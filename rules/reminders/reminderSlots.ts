import { isBusinessDay, moveToBusinessDay } from '../businessDays.ts';
import { addDays, type CalendarDay, laterDay } from '../calendar.ts';

/** A due day, and one of the days on which people are reminded of it. */
type ReminderSlot = {
  readonly dueOn: CalendarDay;
  /** Business days from the due day; negative before it. */
  readonly days: number;
  readonly sendOn: CalendarDay;
};

/** Sixty business days are fewer days than these, whatever holidays lie between. */
const MARGIN = 130;

/** A day on which nothing could be sent for longer than this is not made up for. */
const MOST_MISSED = 30;

const businessDaysIn = (from: CalendarDay, to: CalendarDay): CalendarDay[] => {
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day);
  return days;
};

/** The due days from a business day up to the next one: one that is due on a weekend goes with the Friday before it. */
const dueDays = (from: CalendarDay, next: CalendarDay): CalendarDay[] => {
  const days: CalendarDay[] = [];
  for (let day = from; day < next; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * Which due days are so many business days away on each business day of a period.
 * @param offsets business days from the due day, negative before it: -3 is three days before
 */
const slotsIn = (from: CalendarDay, to: CalendarDay, offsets: readonly number[]): ReminderSlot[] => {
  const open = businessDaysIn(addDays(from, -MARGIN), addDays(to, MARGIN));
  return open.flatMap((sendOn, index) => {
    if (sendOn < from || sendOn > to) return [];
    return offsets.flatMap((days) => {
      const [first, next] = [open[index - days], open[index - days + 1]];
      return first === undefined || next === undefined
        ? []
        : dueDays(first, next).map((dueOn) => ({ dueOn, days, sendOn }));
    });
  });
};

type Period = {
  /** Days on which is sent, both with them. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly today: CalendarDay;
  /** The last day whose reminders are all out; null where none ever were. */
  readonly lastDoneOn: CalendarDay | null;
};

/**
 * What can still be sent in a period. Reminders go out on business days. What a day before today had and is not out (the
 * server was down) goes with the next business day that is still to come.
 */
export const reminderSlots = (
  { from, to, today, lastDoneOn }: Period,
  offsets: readonly number[],
): ReminderSlot[] => {
  const isTodayDone = lastDoneOn !== null && lastDoneOn >= today;
  const next = moveToBusinessDay(isTodayDone ? addDays(today, 1) : today);
  const missed = isTodayDone || lastDoneOn === null ? next : addDays(lastDoneOn, 1);
  const since = from > next ? from : laterDay(missed, addDays(today, -MOST_MISSED));
  if (to < next) return [];
  return slotsIn(since, to, offsets)
    .map((slot) => ({ ...slot, sendOn: laterDay(slot.sendOn, next) }))
    .filter(({ sendOn }) => sendOn >= from);
};
