import { legalFormKana } from './japaneseWords.ts';
import type { RuleProblem } from './messages.ts';
import { digitsOf, isBelowZero, toFullWidthKatakana } from './text.ts';

const MAX_HOLDER_LENGTH = 30;
/**
 * What bank files know (全銀協規定フォーマット): ｱ–ﾝ with the two marks counted as letters of their own, A–Z, digits,
 * ( ) - . , / ｢ ｣ and space.
 */
const BANK_LETTER = /^[\uFF71-\uFF9F\uFF62\uFF63A-Z0-9().,/\- ]$/;

/** Small kana and letters that bank files do not know, and what stands for them. */
const SMALL_TO_LARGE = new Map(
  [
    ...['\u30A1\u30A2', '\u30A3\u30A4', '\u30A5\u30A6', '\u30A7\u30A8', '\u30A9\u30AA', '\u30C3\u30C4'],
    ...['\u30E3\u30E4', '\u30E5\u30E6', '\u30E7\u30E8', '\u30EE\u30EF', '\u30F5\u30AB', '\u30F6\u30B1'],
    ...['\u30F2\u30AA', '\u30F0\u30A4', '\u30F1\u30A8', '\u30FB.', '\u300C\uFF62', '\u300D\uFF63'],
  ].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
/** The marks of voiced kana as signs of their own (カ゛): NFKC makes a blank and a mark of them. */
const VOICED_SIGNS = new Map([
  ['\u309B', '\u3099'],
  ['\u309C', '\u309A'],
]);
const LONG_MARKS = /[\u30FC\u2010-\u2015\u2212]/g;

/** Half-width forms of full-width katakana, made by asking NFKC of each half-width letter once. */
const HALF_OF_FULL = new Map<string, string>(
  Array.from({ length: 0xff9f - 0xff71 + 1 }, (_, index) => {
    const half = String.fromCharCode(0xff71 + index);
    return [half.normalize('NFKC'), half];
  }),
);

const composed = (name: string): string =>
  name.replace(/[\u309B\u309C]/g, (sign) => VOICED_SIGNS.get(sign) ?? sign);

/** The letters of a converted name that no bank file takes, each once. */
export const foreignBankLetters = (bankKana: string): string =>
  [...new Set([...bankKana].filter((letter) => !BANK_LETTER.test(letter)))].join('').normalize('NFC');

/**
 * An account holder's name in the letters of the bank file (domain 3): hiragana and small kana to large
 * katakana, long vowel to hyphen, voiced marks as letters of their own, half-width. Letters it cannot convert
 * (kanji) stay and are refused by `checkBankHolder`.
 */
export const toBankKana = (name: string): string =>
  [...toFullWidthKatakana(composed(name).normalize('NFKC')).replace(LONG_MARKS, '-')]
    .map((letter) => SMALL_TO_LARGE.get(letter) ?? letter)
    .join('')
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\s\u3000]+/g, ' ')
    .replace(/[^\0-\x7F]/g, (letter) => HALF_OF_FULL.get(letter) ?? letter);

/** What a bank file would refuse in a converted holder name: unknown letters, nothing, or over 30 letters. */
export const checkBankHolder = (bankKana: string): RuleProblem | null => {
  if (bankKana === '') return { code: 'required' };
  const letters = foreignBankLetters(bankKana);
  if (letters !== '') return { code: 'bankHolderLetters', params: { letters } };
  return bankKana.length > MAX_HOLDER_LENGTH ? { code: 'bankHolderLength' } : null;
};

const shortened = (kana: string, form: (typeof legalFormKana)[number]): string => {
  const { short, isBracketed } = form;
  const [before = '', after = ''] = kana.split(form.kana, 2).map((part) => part.trim());
  if (!isBracketed) return `${before}${short}${after}`;
  if (before === '') return `${short})${after}`;
  return after === '' ? `${before}(${short}` : `${before}(${short})${after}`;
};

/**
 * The usual account holder of a company from its full kana name: the legal form shortened as banks do
 * (カ) at the head, (カ at the end, (カ) in the middle). A proposal; the passbook decides.
 */
export const bankHolderOf = (corporationKana: string): string => {
  const kana = toFullWidthKatakana(corporationKana);
  const form = legalFormKana.find((candidate) => kana.includes(candidate.kana));
  return toBankKana(form ? shortened(kana, form) : kana);
};

const fixedDigits = (text: string, length: number): string | null => {
  const digits = digitsOf(text);
  return /^\d+$/.test(digits) && digits.length === length ? digits : null;
};

/** Four digits, or null. */
export const normaliseBankCode = (text: string): string | null => fixedDigits(text, 4);

/** Three digits, or null. */
export const normaliseBranchCode = (text: string): string | null => fixedDigits(text, 3);

/**
 * Seven digits, shorter numbers filled with zeros on the left; null when it is no number, longer, nothing but zeros or
 * below zero.
 */
export const normaliseAccountNumber = (text: string): string | null => {
  const digits = isBelowZero(text) ? '' : digitsOf(text);
  return /^(?!0+$)\d{1,7}$/.test(digits) ? digits.padStart(7, '0') : null;
};

/** For readers without the right to see it: only the last three digits (domain 3 "Server-side permissions"). */
export const maskAccountNumber = (accountNumber: string): string =>
  '*'.repeat(Math.max(0, accountNumber.length - 3)) + accountNumber.slice(-3);
