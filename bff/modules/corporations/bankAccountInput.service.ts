import type { FieldError } from '#bff/core/apiError.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts } from '#bff/core/texts/textRules.ts';
import {
  checkBankHolder,
  foreignBankLetters,
  normaliseAccountNumber,
  normaliseBankCode,
  normaliseBranchCode,
  toBankKana,
} from '#rules/bankKana.ts';
import { messageOf, type RuleCode } from '#rules/messages.ts';
import type { BankAccountChange } from './bankAccounts.data.ts';
import { bankAccountMessages } from './bankAccounts.words.ts';

const MAX_NAME_LETTERS = 15;

type Texts = BankAccountChange;
type Name = keyof Texts & string;

/** Keeps what cannot be read, so that the check below names it. */
const orAsTyped = (normalise: (text: string) => string | null) => ({
  normalise: (text: string): string => normalise(text) ?? text,
});

const digits = (name: Name, pattern: RegExp, code: RuleCode) => (input: Texts) => {
  const value = input[name];
  return typeof value === 'string' && !pattern.test(value)
    ? [fieldError(`/${name}`, messageOf({ code }))]
    : [];
};

const bankName = (name: 'bankNameKana' | 'branchNameKana') => (input: Texts) => {
  const value = input[name];
  if (value === undefined) return [];
  const letters = foreignBankLetters(value);
  if (letters !== '')
    return [fieldError(`/${name}`, bankAccountMessages.nameLetters.replace('{letters}', letters))];
  return value.length > MAX_NAME_LETTERS ? [fieldError(`/${name}`, bankAccountMessages.nameLength)] : [];
};

const holder = ({ accountHolderKana }: Texts): FieldError[] => {
  const problem = accountHolderKana === undefined ? null : checkBankHolder(accountHolderKana);
  return problem === null ? [] : [fieldError('/accountHolderKana', messageOf(problem))];
};

const checks: readonly ((input: Texts) => FieldError[])[] = [
  digits('bankCode', /^\d{4}$/, 'bankCode'),
  digits('branchCode', /^\d{3}$/, 'branchCode'),
  digits('accountNumber', /^(?!0+$)\d{7}$/, 'accountNumber'),
  bankName('bankNameKana'),
  bankName('branchNameKana'),
  holder,
];

/**
 * An account's fields in the letters of a bank transfer file (domain 3 "Bank account"): codes and number as
 * half-width digits, the number filled to seven, names and holder as half-width kana.
 * @throws INVALID_PARAMETER with every field that cannot be converted
 */
export const normaliseBankAccount = <Input extends BankAccountChange>(input: Input): Input => {
  const kana = { normalise: toBankKana };
  const texts = normaliseTexts<BankAccountChange & Input>(
    input,
    {
      bankCode: orAsTyped(normaliseBankCode),
      branchCode: orAsTyped(normaliseBranchCode),
      accountNumber: orAsTyped(normaliseAccountNumber),
      bankNameKana: kana,
      branchNameKana: kana,
      accountHolderKana: kana,
    },
    [],
  );
  assertNoFieldErrors(checks.flatMap((check) => check(texts)));
  return texts;
};
