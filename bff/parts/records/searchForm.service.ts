import { digitsOf } from '#rules/text.ts';
import { LEGAL_FORMS } from './legalForms.words.ts';
import { LETTER_VARIANTS } from './letterVariants.words.ts';

/** Hyphens and dashes that people type, apart from the long vowel mark, which is a letter of kana. */
const DASHES = /[\u2010-\u2015\u2212\u2500]/g;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/** Selectors of variants and what else nobody sees in a name. */
const UNSEEN =
  /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu;

const PLAIN_LETTERS = new Map(
  LETTER_VARIANTS.flatMap(([letters, plain]) => [...letters].map((letter) => [letter, plain] as const)),
);
const VARIANT = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'gu');

/**
 * What is typed into a search in the form that names and titles are kept in for it (the database's search_fold):
 * NFKC, nothing unseen, one form of each letter, no spaces, small letters, katakana, one hyphen, legal forms written out.
 */
export const searchForm = (typed: string): string => {
  const plain = typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(VARIANT, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[ \t\n\r\f\v]+/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replace(DASHES, '-');
  return LEGAL_FORMS.reduce((text, [short, full]) => text.replaceAll(short, full), plain);
};

/** Fewer digits are the code of a record, or too many telephone numbers at once. */
const MIN_DIGITS = 6;

/** The digits of a telephone or corporate number in any writing; null when what was typed is none. */
export const searchNumber = (typed: string): string | null => {
  const digits = digitsOf(typed.normalize('NFKC').replace(/^\s*\+81[-\s]*(\(0\))?/, '0'));
  return /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? digits : null;
};
