/** A month as YYYY-MM, a day as YYYY-MM-DD. Days of the calendar have no time and no zone. */
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const utc = (month: string, day: number): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, day));
};

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The month that the address names, else the one of today. */
export const monthOf = (named: string | null, today: string): string =>
  named !== null && MONTH.test(named) ? named : today.slice(0, 7);

/** The month `count` months later (earlier when negative). */
export const monthAfter = (month: string, count: number): string => {
  const date = utc(month, 1);
  date.setUTCMonth(date.getUTCMonth() + count);
  return dayOf(date).slice(0, 7);
};

/** The weeks that touch a month, Sunday first; days of its neighbours fill the first and the last. */
export const weeksOf = (month: string): string[][] => {
  const first = utc(month, 1);
  const daysInMonth = utc(monthAfter(month, 1), 0).getUTCDate();
  const weeks = Math.ceil((first.getUTCDay() + daysInMonth) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => dayOf(utc(month, 1 + week * 7 + day - first.getUTCDay()))),
  );
};
