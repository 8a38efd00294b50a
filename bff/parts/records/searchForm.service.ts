import { digitsOf } from '#rules/text.ts';
import { LEGAL_FORMS } from './legalForms.words.ts';

/** Hyphens and dashes that people type, apart from the long vowel mark, which is a letter of kana. */
const DASHES = /[\u2010-\u2015\u2212\u2500]/g;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/**
 * What is typed into a search in the form that names and titles are kept in for it (the database's search_fold):
 * NFKC, no spaces, small letters, katakana, one hyphen, legal forms written out.
 */
export const searchForm = (typed: string): string => {
  const plain = typed
    .normalize('NFKC')
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
