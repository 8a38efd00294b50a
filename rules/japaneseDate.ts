import { type CalendarDay, partsOf, tokyoDayOf, tokyoTimeOf, weekdayOf } from './calendar.ts';
import { dateWords, eras, firstYearWord, weekdayWords } from './japaneseWords.ts';

const eraYearOf = (day: CalendarDay) => {
  const era = eras.find(({ startsOn }) => startsOn <= day);
  return era && { era, year: partsOf(day).year - partsOf(era.startsOn).year + 1 };
};

/** 令和8年11月20日; before 明治 the western year stands alone. */
export const formatEraDay = (day: CalendarDay): string => {
  const { year, month, date } = partsOf(day);
  const found = eraYearOf(day);
  const yearText = found ? `${found.era.name}${found.year === 1 ? firstYearWord : found.year}` : year;
  return `${yearText}${dateWords.year}${month}${dateWords.month}${date}${dateWords.date}`;
};

/** The weekday of a day, one letter: 金. */
export const weekdayWordOf = (day: CalendarDay): string => weekdayWords[weekdayOf(day)] ?? '';

/** 令和8年11月20日(金), for documents and mails; `bracket` full for running text of mails. */
export const formatEraDayWithWeekday = (day: CalendarDay, bracket: 'half' | 'full' = 'half'): string => {
  const weekday = weekdayWordOf(day);
  return bracket === 'half'
    ? `${formatEraDay(day)}(${weekday})`
    : `${formatEraDay(day)}\uFF08${weekday}\uFF09`;
};

/** R8.11.20, for narrow places. */
export const formatShortEraDay = (day: CalendarDay): string => {
  const { year, month, date } = partsOf(day);
  const found = eraYearOf(day);
  return found ? `${found.era.letter}${found.year}.${month}.${date}` : `${year}.${month}.${date}`;
};

/** 2026/11/20, for grids and CSV. */
export const formatSlashDay = (day: CalendarDay): string => day.replaceAll('-', '/');

/** 2026/11/30（月）, for reading on a screen. */
export const formatSlashDayWithWeekday = (day: CalendarDay): string =>
  `${formatSlashDay(day)}\uFF08${weekdayWordOf(day)}\uFF09`;

/** 令和8年11月30日（月）17時, minutes only where there are some: deadlines in mails (domain 6). */
export const formatEraInstant = (instant: Date): string => {
  const [hour, minute] = tokyoTimeOf(instant).split(':').map(Number);
  const minutes = minute ? `${minute}${dateWords.minute}` : '';
  return `${formatEraDayWithWeekday(tokyoDayOf(instant), 'full')}${hour}${dateWords.hour}${minutes}`;
};
