const tokyoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

const DAY_MS = 86_400_000;

const noonOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day in Tokyo of an instant or a day, `YYYY-MM-DD`. */
export const tokyoDayOf = (when: string | Date): string =>
  typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when) ? when : tokyoDay.format(new Date(when));

/**
 * Whole calendar days from today to a deadline: 0 on the day itself, negative once its instant has passed
 * (LOOK: the close of a call is counted in calendar days).
 * @param deadline an instant (ISO 8601), or a day, which ends at midnight
 */
export const calendarDaysLeft = (deadline: string, now: Date): number => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(deadline);
  const days = Math.round((noonOf(tokyoDayOf(deadline)) - noonOf(tokyoDayOf(now))) / DAY_MS);
  return !isDay && days === 0 && Date.parse(deadline) <= now.getTime() ? -1 : days;
};
