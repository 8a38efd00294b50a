import { toBankKana } from './bankKana.ts';
import { normaliseEmail, normalisePhone } from './contact.ts';
import { isBelowZero, tidyText, toFullWidthKatakana, toHalfWidth } from './text.ts';
import { withoutUnseen } from './unseen.ts';

/** What the contract says of a text: its `x-normalize`, its pattern, its format, and how long it may be. */
export type ContractText = {
  readonly normalize?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
};

/** A text of so few letters is a name, a title or a subject: one line, in lists, mails and papers. */
const MOST_OF_A_LINE = 100;

/** What ends a line anywhere: also what only word processors and other systems write. */
const LINE_ENDS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

/** A password is taken as it is typed, and what has a form of its own is held against that. */
const isOneLine = ({ maxLength, pattern, format }: ContractText): boolean =>
  maxLength !== undefined && maxLength <= MOST_OF_A_LINE && pattern === undefined && format === undefined;

/** Written before a postal code. */
const POSTAL_MARK = /^\s*\u3012/;

/** Numbers with parts (18-1) keep the hyphen that their pattern has. */
const keepsHyphen = ({ pattern = '' }: ContractText): boolean => pattern.includes('(-');

const normalisers: { readonly [name: string]: (text: string, facts: ContractText) => string } = {
  // A number below zero stays what it is, for the pattern to refuse.
  digits: (text, facts) =>
    keepsHyphen(facts) || isBelowZero(text)
      ? toHalfWidth(text).replaceAll(/\s/g, '')
      : normalisePhone(text.replace(POSTAL_MARK, '')).toUpperCase(),
  kana: toFullWidthKatakana,
  halfKana: toBankKana,
  email: normaliseEmail,
  text: tidyText,
};

/**
 * A text in the form that the contract's pattern describes (`x-normalize`), however it was typed. Digits keep a leading
 * letter (an invoice number begins with T) and read +81 as 0, which no other number begins with. Without a rule the
 * text loses what nobody sees in it, and stays as it is. Names and titles have one line.
 */
export const normaliseContractText = (text: string, facts: ContractText): string => {
  const line = isOneLine(facts) ? text.replace(LINE_ENDS, ' ') : text;
  return normalisers[facts.normalize ?? '']?.(line, facts) ?? withoutUnseen(line);
};
