import { dateWords } from '#ui-kit/text/ja.ts';

/** The calendar has this day: 2026-02-30 has not. */
const toIsoDate = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1868 && year <= 9999;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
};

/** Takes the name of an era from the front: the rest of the text and the year before its first. */
const takeEra = (words: string): { rest: string; yearZero: number } => {
  for (const { names, yearZero } of dateWords.eras) {
    const name = names.find((each) => words.startsWith(each));
    if (name) return { rest: words.slice(name.length).replace(dateWords.firstYear, '1'), yearZero };
  }
  return { rest: words, yearZero: 0 };
};

/**
 * Reads a date as people write it: 2026/11/30, 2026-11-30, 20261130, 2026年11月30日, 令和8年11月30日, R8.11.30,
 * with full-width characters and a weekday in brackets too.
 * @returns the calendar day as `YYYY-MM-DD`, or undefined when it is no date.
 */
export const readDate = (written: string): string | undefined => {
  const words = written.normalize('NFKC').toUpperCase().replace(dateWords.weekdayInBrackets, '').trim();
  const { rest, yearZero } = takeEra(words);
  const spaced = rest
    .replace(dateWords.separators, ' ')
    .trim()
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1 $2 $3');
  const match = /^(\d{1,4}) (\d{1,2}) (\d{1,2})$/.exec(spaced);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (yearZero === 0 && year < 1000) return undefined;
  return toIsoDate(yearZero + year, month, day);
};
