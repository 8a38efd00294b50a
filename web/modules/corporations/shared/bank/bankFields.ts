import { type AccountType, AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { userBankText as tb } from './userBank.words.ts';

/** The texts of an account, as typed: full-width letters are put right by the server, never refused here. */
export const bankFields = [
  'bankCode',
  'bankName',
  'bankNameKana',
  'branchCode',
  'branchName',
  'branchNameKana',
  'accountNumber',
  'accountHolder',
  'accountHolderKana',
] as const;

export type BankField = (typeof bankFields)[number];

/** Everything that names an account, as the contract takes it. */
export type Account = Readonly<Record<BankField, string>> & { readonly accountType: AccountType };

/** The fields of an account; a masked number has to be typed again. */
export const accountValuesOf = (account: Account | null): FormValues => ({
  ...Object.fromEntries(bankFields.map((field) => [field, account?.[field] ?? ''])),
  ...(account?.accountNumber.includes('*') ? { accountNumber: '' } : {}),
  accountType: String(account?.accountType ?? 0),
});

/** What is missing, in the order of the form. Everything else is the server's to judge. */
export const missingAccountFields = (values: FormValues): FormErrors =>
  Object.fromEntries(
    bankFields
      .filter((field) => textOf(values, field).trim() === '')
      .map((field) => [field, tb((w) => w.bank.missing, { label: tb((w) => w.bank[field]) })]),
  );

/** The account to send; the values must have passed `missingAccountFields`. */
export const accountOf = (values: FormValues): Account => {
  const text = (name: BankField): string => textOf(values, name);
  return {
    bankCode: text('bankCode'),
    bankName: text('bankName'),
    bankNameKana: text('bankNameKana'),
    branchCode: text('branchCode'),
    branchName: text('branchName'),
    branchNameKana: text('branchNameKana'),
    accountNumber: text('accountNumber'),
    accountHolder: text('accountHolder'),
    accountHolderKana: text('accountHolderKana'),
    accountType:
      valuesOf(AccountTypeLabel).find((type) => String(type) === textOf(values, 'accountType')) ?? 0,
  };
};
