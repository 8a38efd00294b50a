import { instantOfTokyo, tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';

/** An instant as the day and time that a clock in Japan shows. */
export const splitInstant = (instant: string | null): { day: string; time: string } => {
  if (instant === null) return { day: '', time: '' };
  const shown = new Date(instant);
  return { day: tokyoDayOf(shown), time: tokyoTimeOf(shown) };
};

/** Day and time in Japan as an instant, `…Z` without milliseconds; null when the day is empty. */
export const joinInstant = (day: string, time: string): string | null =>
  day === ''
    ? null
    : `${instantOfTokyo(day, time || undefined)
        .toISOString()
        .slice(0, 19)}Z`;
