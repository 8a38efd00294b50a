import { withoutUnseen } from './unseen.ts';

/** CJK compatibility ideographs: NFC would replace them by their plain forms, but they are how names are written. */
const COMPATIBILITY_IDEOGRAPHS = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const HALF_WIDTH_KANA = /[\uFF61-\uFF9F]+/g;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
const HIRAGANA_TO_KATAKANA = 0x60;
/** Katakana, its iteration marks, long vowel mark, middle dot and spaces. */
const FULL_WIDTH_KATAKANA = /^[\u30A1-\u30FA\u30FB-\u30FE \u3000]+$/;
/** Hyphens and dashes that people type in numbers: U+2010–2015, minus, long vowel mark, full-width hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\u30FC\uFF0D\uFF70\u2500]/g;

/** Line ends of word processors and of the web. */
const ODD_LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A dash behind a letter of kana is the mark of a long vowel: many type it from the keys of digits. */
const DASH_BEHIND_KANA = /(?<=[\u30A1-\u30FA\u30FC])[-\u2010-\u2015\u2212\uFF0D\u2500]/g;

/** NFC (macOS sends NFD) that keeps the letters of names that NFC would exchange (domain 6 "Width"). */
export const normaliseLetters = (text: string): string =>
  text.replace(COMPATIBILITY_IDEOGRAPHS, (part) => part.normalize('NFC'));

/** Every text field as stored: NFC, nothing unseen, line ends as \n, spaces (full-width too) cut at both ends. */
export const tidyText = (text: string): string =>
  normaliseLetters(withoutUnseen(text)).replace(ODD_LINE_ENDS, '\n').trim();

/** Signs that hold a number: ① and ² (\p{No}), ㋀, ㍘, ㏠. NFKC makes digits of them, and ①110000 would be an amount. */
const NUMBER_SIGNS = String.raw`\p{No}\u32C0-\u32CB\u3358-\u3370\u33E0-\u33FE`;
const NUMBER_SIGN = new RegExp(`[${NUMBER_SIGNS}]`, 'u');
const NO_NUMBER_SIGNS = new RegExp(`[^${NUMBER_SIGNS}]+`, 'gu');

/** The sign for which a text is no figure (① of ①110000), to be named; null without one. */
export const numberSignIn = (text: string): string | null => NUMBER_SIGN.exec(text)?.[0] ?? null;

/**
 * A number-like text as half-width: digits, letters, hyphens and spaces of any width, trimmed, nothing unseen. A sign
 * such as ① or ² stays what it is, and no digit.
 */
export const toHalfWidth = (text: string): string =>
  withoutUnseen(text)
    .replace(HYPHENS, '-')
    .replace(NO_NUMBER_SIGNS, (part) => part.normalize('NFKC'))
    .trim();

/** The digits alone of a number-like text in any width, hyphens and spaces left out. */
export const digitsOf = (text: string): string => toHalfWidth(text).replace(/[-\s()]/g, '');

/** A number with a sign in front (-1, ー１): without the hyphens it would be another number. */
export const isBelowZero = (text: string): boolean => /^-\s*\d/.test(toHalfWidth(text));

/** Hiragana and half-width kana as full-width katakana, a dash for a long vowel as its mark; everything else stays. */
export const toFullWidthKatakana = (text: string): string =>
  tidyText(text.replace(HALF_WIDTH_KANA, (part) => part.normalize('NFKC')))
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replace(DASH_BEHIND_KANA, 'ー');

/** True for a kana field as it is stored. */
export const isFullWidthKatakana = (text: string): boolean => FULL_WIDTH_KATAKANA.test(text);

/** Length as people count it: a surrogate pair is one letter. */
export const codePointLength = (text: string): number => [...text].length;
