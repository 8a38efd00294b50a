import { normaliseBankCode, toBankKana } from './bankKana.ts';
import { branchDigitKana, branchDigitNames } from './japaneseWords.ts';
import { digitsOf } from './text.ts';

/** ゆうちょ銀行, whose passbooks have a mark (記号) and a number (番号) in place of branch and account number. */
const JP_BANK = '9900';

export const isJpBank = (bankCode: string): boolean => normaliseBankCode(bankCode) === JP_BANK;

/** What of an account follows from mark and number. */
export type JpAccount = {
  readonly branchCode: string;
  readonly branchName: string;
  /** In the letters of the bank file. */
  readonly branchNameKana: string;
  readonly accountNumber: string;
  /** 普通; else 当座. */
  readonly isOrdinary: boolean;
};

export type JpReading =
  | { readonly account: JpAccount; readonly wrong: null }
  | { readonly account: null; readonly wrong: 'mark' | 'number' };

/** Savings have marks with 1 in front and numbers with 1 behind, transfer accounts marks with 0 in front. */
const SAVINGS_MARK = /^1(\d{2})\d0$/;
const TRANSFER_MARK = /^0(\d{2})\d0$/;
const SAVINGS_NUMBER = /^(\d{1,7})1$/;
const TRANSFER_NUMBER = /^\d{1,7}$/;

const wordsOf = (branchCode: string, words: readonly string[]): string =>
  [...branchCode].map((digit) => words[Number(digit)]).join('');

const accountAt = (branchCode: string, number: string): JpAccount => ({
  branchCode,
  branchName: wordsOf(branchCode, branchDigitNames),
  branchNameKana: toBankKana(wordsOf(branchCode, branchDigitKana)),
  accountNumber: number.padStart(7, '0'),
  isOrdinary: branchCode.endsWith('8'),
});

/** The number that a transfer wants, for a branch that a mark stands for. */
const numberFor = (branchCode: string, isMark: boolean, number: string): string | null => {
  if (isMark && branchCode.endsWith('8')) return SAVINGS_NUMBER.exec(number)?.[1] ?? null;
  return TRANSFER_NUMBER.test(number) ? number : null;
};

/**
 * An account of JP Bank in the form of all other banks, by its own rule for transfers from them: 10180 and 12345671 are
 * branch 018 and number 1234567, 00190 and 123456 are 019 and 0123456. Passbooks of today have that form beside, so a branch
 * of three digits is taken with a number as it is.
 */
export const readJpAccount = (typedMark: string, typedNumber: string): JpReading => {
  const [mark, number] = [digitsOf(typedMark), digitsOf(typedNumber)];
  const savings = SAVINGS_MARK.exec(mark)?.[1];
  const transfer = TRANSFER_MARK.exec(mark)?.[1];
  const isMark = savings !== undefined || transfer !== undefined;
  const branchCode = savings === undefined ? (transfer === undefined ? mark : `${transfer}9`) : `${savings}8`;
  if (!/^\d{2}[89]$/.test(branchCode)) return { account: null, wrong: 'mark' };
  const transferred = numberFor(branchCode, isMark, number);
  if (transferred === null || /^0+$/.test(transferred)) return { account: null, wrong: 'number' };
  return { account: accountAt(branchCode, transferred), wrong: null };
};
