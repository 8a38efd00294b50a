/**
 * How figures and times are written, as far as the log-in shows them: the rest stands in format.ts and is loaded behind it.
 */
import { isCalendarDay, tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import { formatPhone as phoneWithHyphens } from '#rules/contactFormat.ts';
import { formatEraDay, formatSlashDay } from '#rules/japaneseDate.ts';

/** Stands for "nothing" everywhere (spec 9). */
export const DASH = '—';

type Maybe<Value> = Value | null | undefined;

/** The day in Tokyo of a calendar day "2026-11-30" (itself) or of an instant. */
export const dayOf = (value: string): string => (isCalendarDay(value) ? value : tokyoDayOf(new Date(value)));

/** Gives null, undefined and the empty text the dash, and the rest to the format. */
export const whenGiven =
  <Value>(format: (value: Value) => string) =>
  (value: Maybe<Value>): string =>
    value === null || value === undefined || value === '' ? DASH : format(value);

/** "2026-11-30" → 2026/11/30. For grids. */
export const formatDate = whenGiven((value: string) => formatSlashDay(dayOf(value)));

/** An instant → 17:00. */
export const formatTime = whenGiven((value: string) => tokyoTimeOf(new Date(value)));

/** A fiscal year (April–March) → 令和6年度. */
export const formatFiscalYear = whenGiven((value: number) =>
  formatEraDay(`${value}-04-01`).replace(/年.*$/, '年度'),
);

/** "0300000000" → 03-0000-0000. */
export const formatPhone = whenGiven(phoneWithHyphens);
