import { formatMonthDay, formatTime } from '#web/parts/text/format.ts';

/** When a file was stored, short: 11/15 09:15. The year is plain from the round. */
export const savedAt = (at: string): string => `${formatMonthDay(at)} ${formatTime(at)}`;
