/** CJK compatibility ideographs: NFC would replace them by their plain forms, but they are how names are written. */
const COMPATIBILITY_IDEOGRAPHS = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const HALF_WIDTH_KANA = /[\uFF61-\uFF9F]+/g;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
const HIRAGANA_TO_KATAKANA = 0x60;
/** Katakana, its iteration marks, long vowel mark, middle dot and spaces. */
const FULL_WIDTH_KATAKANA = /^[\u30A1-\u30FA\u30FB-\u30FE \u3000]+$/;
/** Hyphens and dashes that people type in numbers: U+2010–2015, minus, long vowel mark, full-width hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\u30FC\uFF0D\uFF70\u2500]/g;

/** NFC (macOS sends NFD) that keeps the letters of names that NFC would exchange (domain 6 "Width"). */
export const normaliseLetters = (text: string): string =>
  text.replace(COMPATIBILITY_IDEOGRAPHS, (part) => part.normalize('NFC'));

/** Every text field as stored: NFC, line ends as \n, spaces (full-width too) cut at both ends. */
export const tidyText = (text: string): string => normaliseLetters(text).replace(/\r\n?/g, '\n').trim();

/** A number-like text as half-width: digits, letters, hyphens and spaces of any width, trimmed. */
export const toHalfWidth = (text: string): string => text.replace(HYPHENS, '-').normalize('NFKC').trim();

/** The digits alone of a number-like text in any width, hyphens and spaces left out. */
export const digitsOf = (text: string): string => toHalfWidth(text).replace(/[-\s()]/g, '');

/** Hiragana and half-width kana as full-width katakana; everything else stays. */
export const toFullWidthKatakana = (text: string): string =>
  tidyText(text.replace(HALF_WIDTH_KANA, (part) => part.normalize('NFKC'))).replace(HIRAGANA, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
  );

/** True for a kana field as it is stored. */
export const isFullWidthKatakana = (text: string): boolean => FULL_WIDTH_KATAKANA.test(text);

/** Length as people count it: a surrogate pair is one letter. */
export const codePointLength = (text: string): number => [...text].length;
