import { dateWords } from '#rules/japaneseWords.ts';
import { toHalfWidth } from '#rules/text.ts';

const COMPACT = /^(\d{1,2}):?(\d{2})$/;
const IN_WORDS = new RegExp(`^(\\d{1,2})${dateWords.hour}(?:(\\d{1,2})${dateWords.minute}?)?$`);

/**
 * A time of day as people type it: 13:30, 1330, 13時30分, 9時, in any width.
 * @returns HH:MM of 24 hours; null when it is none
 */
export const readTime = (typed: string): string | null => {
  const [, hour, minute = '0'] = COMPACT.exec(toHalfWidth(typed)) ?? IN_WORDS.exec(toHalfWidth(typed)) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
};
