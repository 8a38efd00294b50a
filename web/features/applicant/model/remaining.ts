import { daysBetween, isCalendarDay, tokyoDayOf } from '#rules/calendar.ts';

/**
 * Whole calendar days from today to a deadline: 0 on the day itself, negative once its instant has passed
 * (LOOK: the close of a call is counted in calendar days).
 * @param deadline an instant (ISO 8601), or a day, which ends at midnight
 */
export const calendarDaysLeft = (deadline: string, now: Date): number => {
  const isDay = isCalendarDay(deadline);
  const days = daysBetween(tokyoDayOf(now), isDay ? deadline : tokyoDayOf(new Date(deadline)));
  return !isDay && days === 0 && Date.parse(deadline) <= now.getTime() ? -1 : days;
};
