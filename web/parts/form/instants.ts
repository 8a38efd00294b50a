import { instantOfTokyo, tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import { MyPageReportCreateLimits } from '#web/parts/api/generated/limits.ts';

/** An instant as the day and time that a clock in Japan shows. */
export const splitInstant = (instant: string | null): { day: string; time: string } => {
  if (instant === null) return { day: '', time: '' };
  const shown = new Date(instant);
  return { day: tokyoDayOf(shown), time: tokyoTimeOf(shown) };
};

/** Day and time in Japan as an instant, `…Z` without milliseconds; null when the day is empty or one of them is none. */
export const joinInstant = (day: string, time: string): string | null => {
  if (day === '') return null;
  const instant = instantOfTokyo(day, time || undefined);
  return Number.isNaN(instant.getTime()) ? null : `${instant.toISOString().slice(0, 19)}Z`;
};

/** What the contract asks of a time of day (TimeOfDay). */
export const TIME_LIMIT = MyPageReportCreateLimits.startTime;
