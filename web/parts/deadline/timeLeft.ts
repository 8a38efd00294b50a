import { daysBetween, tokyoDayOf } from '#rules/calendar.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How much time there is until a deadline, as exactly as one needs it: the nearer, the finer. */
export type TimeLeft =
  | { readonly phase: 'days'; readonly days: number }
  | { readonly phase: 'today'; readonly hours: number; readonly minutes: number }
  | { readonly phase: 'lastHour'; readonly minutes: number; readonly seconds: number }
  | { readonly phase: 'past' };

/**
 * Time from now to the instant of a deadline, which itself still belongs to it. Parts are rounded down. Days are those
 * of the calendar in Tokyo, not spans of 24 hours (LOOK: the close of a call is counted in calendar days).
 */
export const timeLeft = (deadline: Date, now: Date): TimeLeft => {
  const leftMs = deadline.getTime() - now.getTime();
  if (leftMs < 0) return { phase: 'past' };
  const minutes = Math.floor(leftMs / MINUTE_MS);
  if (leftMs <= HOUR_MS) {
    return { phase: 'lastHour', minutes, seconds: Math.floor((leftMs % MINUTE_MS) / SECOND_MS) };
  }
  const days = daysBetween(tokyoDayOf(now), tokyoDayOf(deadline));
  if (days > 0) return { phase: 'days', days };
  return { phase: 'today', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** When the time left is said aloud, in minutes before the deadline. */
const SAID_MINUTES = [1, 5, 10, 30, 60];

/** The last of the minutes that has come: 30 from 30:00 to 10:01; 0 once it is past, null before the last hour. */
export const minuteToAnnounce = (deadline: Date, now: Date): number | null => {
  const leftMs = deadline.getTime() - now.getTime();
  return leftMs < 0 ? 0 : (SAID_MINUTES.find((minutes) => leftMs <= minutes * MINUTE_MS) ?? null);
};

/** A laptop that wakes is noticed at the next look. */
const LONGEST_MS = 15 * SECOND_MS;

/** After how many milliseconds other words may be right: with every second of the last hour, else now and then. */
export const untilNextLook = (deadline: Date, now: Date | null): number => {
  if (now === null) return SECOND_MS;
  const leftMs = deadline.getTime() - now.getTime();
  if (leftMs < 0) return LONGEST_MS;
  if (leftMs <= HOUR_MS) return (leftMs % SECOND_MS) + 1;
  return Math.min(leftMs - HOUR_MS, LONGEST_MS);
};
