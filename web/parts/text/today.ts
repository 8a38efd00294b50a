import { tokyoDayOf } from '#rules/calendar.ts';

/** Today in Tokyo, YYYY-MM-DD: deadlines are days there, wherever the browser is. */
export const todayInTokyo = (now: Date = new Date()): string => tokyoDayOf(now);
