import { toBankKana } from './bankKana.ts';
import { normaliseEmail, normalisePhone } from './contact.ts';
import { isBelowZero, tidyText, toFullWidthKatakana, toHalfWidth } from './text.ts';
import { withoutUnseen } from './unseen.ts';

/** What the contract says of a text: its `x-normalize` and its pattern. */
export type ContractText = { readonly normalize?: string; readonly pattern?: string };

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
 * text loses what nobody sees in it, and stays as it is.
 */
export const normaliseContractText = (text: string, facts: ContractText): string =>
  normalisers[facts.normalize ?? '']?.(text, facts) ?? withoutUnseen(text);
