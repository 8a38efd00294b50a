import iconv from 'iconv-lite';
import { normaliseLetters } from '#rules/text.ts';
import { withoutUnseen } from '#rules/unseen.ts';

/* Windows-31J (cp932), by which Japanese spreadsheets of before read a CSV file. */

/** Shown for a letter that the encoding lacks: 〓, as Japanese printers do. */
const MISSING = '\u3013';

/** By letter the one that is written: at first those that Unicode has twice and Windows once, then all that came. */
const written = new Map([
  ['\u301C', '\uFF5E'],
  ['\u2016', '\u2225'],
  ['\u2212', '\uFF0D'],
  ['\u2014', '\u2015'],
  ['\u00A2', '\uFFE0'],
  ['\u00A3', '\uFFE1'],
  ['\u00AC', '\uFFE2'],
  ['\u00A5', '\\'],
]);

const encode = (text: string): Buffer => iconv.encode(text, 'cp932');
const isKnown = (letter: string): boolean => iconv.decode(encode(letter), 'cp932') === letter;

/** The letter itself, else the plain form that Unicode knows for it. */
const writtenOf = (letter: string): string => {
  const known = written.get(letter) ?? [letter, letter.normalize('NFC')].find(isKnown) ?? MISSING;
  written.set(letter, known);
  return known;
};

/** Letters that an office has drawn for itself (外字): the library reads them and does not write them. */
const OWN_LETTERS = /([\uE000-\uE757])/;

const ownLetterOf = (letter: string): Buffer => {
  const number = letter.charCodeAt(0) - 0xe000;
  const trail = 0x40 + (number % 188);
  // 0x7F is no second byte.
  return Buffer.from([0xf0 + Math.floor(number / 188), trail < 0x7f ? trail : trail + 1]);
};

/** They choose a form of the letter before them, and are none themselves. */
const SELECTORS = /[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu;

/** A text in Windows-31J; every letter that it lacks is 〓. What nobody sees is left out. */
export const shiftJisOf = (text: string): Buffer => {
  const parts = normaliseLetters(withoutUnseen(text)).replace(SELECTORS, '').split(OWN_LETTERS);
  return Buffer.concat(
    parts.map((part) =>
      OWN_LETTERS.test(part) ? ownLetterOf(part) : encode(Array.from(part, writtenOf).join('')),
    ),
  );
};
