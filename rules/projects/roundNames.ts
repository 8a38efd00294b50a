import { kanjiDigits, roundWords } from '../japaneseWords.ts';

/** Digits as people write them in names, each in a script of its own. */
const SCRIPTS = ['123456789', '１２３４５６７８９', kanjiDigits] as const;
const DIGITS = SCRIPTS.join('');
/** More digits around it, or a word for something that is no round of a call (第2次補正予算, 6次産業化), leave a number alone. */
const NUMBER = new RegExp(
  `(?<![0０〇十${DIGITS}])([${DIGITS}])(?=[${roundWords.counters}])(?!.(?:${roundWords.others}))`,
  'g',
);

/** The same number in the script of `like`, 1 to 9: 3 like 二 is 三. */
const writtenLike = (round: number, like: string): string =>
  SCRIPTS.find((script) => script.includes(like))?.[round - 1] ?? String(round);

/** Where a name says `round`: the last place, as the call stands behind the name of the programme. */
const placeOf = (name: string, round: number) =>
  [...name.matchAll(NUMBER)].findLast(([digit]) => SCRIPTS.some((script) => script[round - 1] === digit));

/**
 * The name of a round as that of another: 第2次 → 第3次, in the digits it is written in. A name that does not say its
 * round has `ending` put behind it.
 *
 * @param from its round, 1 to 9
 * @param to the other's round, 1 to 9
 */
export const nameInRound = (
  name: string,
  { from, to, ending }: { from: number; to: number; ending: string },
): string => {
  const place = placeOf(name, from);
  if (place === undefined) return `${name}${ending}`;
  const [digit] = place;
  return `${name.slice(0, place.index)}${writtenLike(to, digit)}${name.slice(place.index + digit.length)}`;
};

/** Two short names with one key are one name to who reads them: width, spaces and case do not tell them apart. */
export const shortNameKey = (shortName: string): string =>
  shortName.normalize('NFKC').replace(/\s/g, '').toLowerCase();
