/** A calendar day of Japan as 'YYYY-MM-DD'; such strings compare in the order of time. */
export type CalendarDay = string;

/** Japan has one zone without daylight saving time since 1952: a fixed offset is exact and cheap. */
const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayOfUtc = (utcMs: number): CalendarDay => new Date(utcMs).toISOString().slice(0, 10);
const utcOfDay = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The day in Asia/Tokyo of an instant. */
export const tokyoDayOf = (instant: Date): CalendarDay => dayOfUtc(instant.getTime() + TOKYO_OFFSET_MS);

/** The time in Asia/Tokyo of an instant, 'HH:MM' or 'HH:MM:SS'. */
export const tokyoTimeOf = (instant: Date, to: 'minutes' | 'seconds' = 'minutes'): string =>
  new Date(instant.getTime() + TOKYO_OFFSET_MS).toISOString().slice(11, to === 'minutes' ? 16 : 19);

/** The instant at which a time of a day in Asia/Tokyo is, for closes (17:00) and ends of days. */
export const instantOfTokyo = (day: CalendarDay, time = '00:00'): Date => new Date(`${day}T${time}:00+09:00`);

/** True for a day that exists: 2026-02-29 does not. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOfDay(text)) && dayOfUtc(utcOfDay(text)) === text;

/** The day of numbers, or null where there is none. */
export const dayOf = (year: number, month: number, date: number): CalendarDay | null => {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  return isCalendarDay(day) ? day : null;
};

/** Year, month (1–12) and date of a day. */
export const partsOf = (day: CalendarDay): { year: number; month: number; date: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8, 10)),
});

export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  dayOfUtc(utcOfDay(day) + days * DAY_MS);

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcOfDay(to) - utcOfDay(from)) / DAY_MS);

/** 0 (Sunday) – 6 (Saturday). */
export const weekdayOf = (day: CalendarDay): number => new Date(utcOfDay(day)).getUTCDay();

/** The same date some months on, the last of the month where it is shorter: 31 January + 1 = 28 February. */
export const addMonths = (day: CalendarDay, months: number): CalendarDay => {
  const { year, month, date } = partsOf(day);
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(
    Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0),
  ).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(date, lastDate));
  return dayOfUtc(firstOfMonth.getTime());
};

/** The fiscal year of a day: April to March. */
export const fiscalYearOf = (day: CalendarDay): number => {
  const { year, month } = partsOf(day);
  return month >= 4 ? year : year - 1;
};

export const earlierDay = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b);

export const laterDay = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

/** How many days a month (`YYYY-MM`) has; null when it is none. */
export const daysInMonth = (month: string): number | null => {
  const first = `${month}-01`;
  return isCalendarDay(first) ? daysBetween(first, addMonths(first, 1)) : null;
};
