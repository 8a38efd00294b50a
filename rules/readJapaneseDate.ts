import { type CalendarDay, dayOf, partsOf } from './calendar.ts';
import { dateWords, eras, firstYearWord, weekdaySuffix, weekdayWords } from './japaneseWords.ts';
import { toHalfWidth } from './text.ts';

/** Between year, month and date: a mark, a word or a space. */
const separator = (word: string): string => `(?:[-/. ]|${word})`;
const REST = `(\\d{1,2})${separator(dateWords.month)}(\\d{1,2})${dateWords.date}?$`;
const ERA_NAMES = eras.map(({ name, letter }) => `${name}|${letter}`).join('|');

const WESTERN = new RegExp(`^(\\d{4})${separator(dateWords.year)}${REST}`);
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const ERA = new RegExp(`^(${ERA_NAMES}) ?(\\d{1,2}|${firstYearWord})${separator(dateWords.year)}${REST}`);
const SPACES_AT_MARKS = new RegExp(` ?([-/.${dateWords.year}${dateWords.month}${dateWords.date}]) ?`, 'g');
/** (水), (水曜), (水曜日) */
const WEEKDAY = new RegExp(`\\([${weekdayWords.join('')}](?:${weekdaySuffix})?\\)$`);
/** What a spreadsheet writes behind a day into a CSV file. */
const MIDNIGHT = / 0?0:00(?::00)?$/;

/** Nobody means a day before the first era; a year such as 0026 is a slip. */
const FIRST_DAY: CalendarDay = '1868-01-01';

const parseEra = (text: string): CalendarDay | null => {
  const [, word, yearWord, month, date] = ERA.exec(text) ?? [];
  const era = eras.find(({ name, letter }) => name === word || letter === word);
  if (!era || !yearWord) return null;
  const eraYear = yearWord === firstYearWord ? 1 : Number(yearWord);
  if (eraYear < 1) return null;
  const day = dayOf(partsOf(era.startsOn).year + eraYear - 1, Number(month), Number(date));
  return day !== null && day >= era.startsOn ? day : null;
};

const parseTyped = (text: string): CalendarDay | null => {
  const western = WESTERN.exec(text) ?? COMPACT.exec(text);
  if (!western) return parseEra(text);
  const day = dayOf(Number(western[1]), Number(western[2]), Number(western[3]));
  return day !== null && day >= FIRST_DAY ? day : null;
};

/**
 * A day as people type it: 2026/11/20, 2026-11-20, 20261120, 2026年11月20日, R8.11.20, 令和8年11月20日, in any
 * width, with a weekday in brackets, spaces within or 0:00 behind. A year counted on past the end of its era (平成32年) is
 * still one certain day and is accepted.
 * @returns null when it is no day that exists
 */
export const parseJapaneseDate = (typed: string): CalendarDay | null =>
  parseTyped(
    toHalfWidth(typed)
      .toUpperCase()
      .replace(MIDNIGHT, '')
      .replace(WEEKDAY, '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(SPACES_AT_MARKS, '$1'),
  );

/** A month as people type it: 2026/3, 2026年3月, 令和8年3月 → 2026-03; null when it is none. */
export const parseJapaneseMonth = (typed: string): string | null => {
  const plain = toHalfWidth(typed);
  const mark = /[/. -]/.exec(plain)?.[0];
  const firstDay = mark === undefined ? `${plain}1${dateWords.date}` : `${plain}${mark}1`;
  return parseJapaneseDate(firstDay)?.slice(0, 7) ?? null;
};
