/**
 * How figures and times are written (domain 6): half-width digits, full-width brackets, Asia/Tokyo.
 * Every function takes null or undefined and then gives the dash of spec 9.
 */
import { partsOf, tokyoTimeOf } from '#rules/calendar.ts';
import { formatPostalCode as withHyphen } from '#rules/contactFormat.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { formatEraDayWithWeekday, formatSlashDayWithWeekday } from '#rules/japaneseDate.ts';
import { dayOf, whenGiven } from './frontFormat.ts';
import { marks } from './marks.ts';

export { DASH, formatDate, formatFiscalYear, formatPhone, formatTime } from './frontFormat.ts';

const integer = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

const dayWithWeekday = (value: string): string => formatSlashDayWithWeekday(dayOf(value));

/** "2026-12-02" → 12/2. Where the year is plain: steps of one life, dates of the running month. */
export const formatMonthDay = whenGiven((value: string) => {
  const { month, date } = partsOf(dayOf(value));
  return `${month}/${date}`;
});

/** "2026-11-30" → 2026/11/30（月）. For deadlines. */
export const formatDay = whenGiven(dayWithWeekday);

/** An instant → 2026/11/30（月）17:00. */
export const formatDateTime = whenGiven(
  (value: string) => `${dayWithWeekday(value)}${tokyoTimeOf(new Date(value))}`,
);

/** An instant → 2026/11/30（月）17:00:05. For receipts and records. */
export const formatDateTimeSeconds = whenGiven(
  (value: string) => `${dayWithWeekday(value)}${tokyoTimeOf(new Date(value), 'seconds')}`,
);

/** "2026-11-30" → 令和8年11月30日（月）. For documents. */
export const formatEraDay = whenGiven((value: string) => formatEraDayWithWeekday(dayOf(value), 'full'));

/** 23100000 → 23,100,000円. Whole yen. */
export const formatYen = whenGiven((value: number) => `${integer.format(value)}円`);

const signed = (value: number): string =>
  `${value < 0 ? '▲' : value > 0 ? '+' : ''}${integer.format(Math.abs(value))}`;

/** How much an amount differs, in whole yen: -660 → ▲660円, 660 → +660円 (LOOK "Review desk"). */
export const formatDifference = whenGiven((value: number) => `${signed(value)}円`);

/** The same for columns whose head says the unit: -660 → ▲660. */
export const formatSigned = whenGiven(signed);

/** 23100000 → 23,100,000. For columns whose head says the unit. */
export const formatInteger = whenGiven((value: number) => integer.format(value));

/** 12 → 12件. */
export const formatCount = whenGiven((value: number) => `${integer.format(value)}件`);

const BYTE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** 1887437 → 1.8MB. Steps of 1,024, one decimal from MB on. */
export const formatBytes = whenGiven((bytes: number) => {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), BYTE_UNITS.length - 1);
  const amount = bytes / 1024 ** step;
  return `${step < 2 ? Math.round(amount) : amount.toFixed(1)}${BYTE_UNITS[step]}`;
});

/** ****567 of the contract → ････567, with the dots of a passbook (LOOK "Account numbers"). */
export const formatAccountNumber = whenGiven((value: string) => value.replaceAll('*', marks.hiddenDigit));

/** "1234567" → 〒123-4567. */
export const formatPostalCode = whenGiven((value: string) => `〒${withHyphen(value)}`);

/** The code of a corporation: its id in five digits (domain 5). */
export const formatCorporationCode = whenGiven(corporationCodeOf);

/** A text, or the dash when it is empty. */
export const formatText = whenGiven((value: string) => value);
