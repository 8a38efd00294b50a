import type { Fact } from '#ui-kit/Facts/index.ts';
import { AccountType, AccountTypeLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { formatText } from '#web/text/format.ts';
import { tb } from './bankTexts.ts';

export type BankAccount = components['schemas']['BankAccount'];

/** The texts of the form, as typed: full-width letters are put right by the server, never refused here. */
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

/** All fields of the form, in their order. */
export const bankNames = [...bankFields, 'accountType', 'passbookFileId'] as const;

/** The form of an account; a masked number has to be typed again. */
export const bankValuesOf = (account: BankAccount | null): FormValues => ({
  ...Object.fromEntries(bankFields.map((field) => [field, account?.[field] ?? ''])),
  ...(account?.isMasked ? { accountNumber: '' } : {}),
  accountType: String(account?.accountType ?? AccountType.Ordinary),
  passbookFileId: account?.passbookFile?.id ?? '',
});

/** What is missing, in the order of the form. Everything else is the server's to judge. */
export const missingBankFields = (values: FormValues): FormErrors => ({
  ...Object.fromEntries(
    bankFields
      .filter((field) => textOf(values, field).trim() === '')
      .map((field) => [field, tb((w) => w.bank.missing, { label: tb((w) => w.bank[field]) })]),
  ),
  ...(textOf(values, 'passbookFileId') === '' ? { passbookFileId: tb((w) => w.bank.passbookMissing) } : {}),
});

/** A field of the stored account in words, beside what was typed meanwhile. */
export const bankFact = (name: string, stored: FormValues): Fact => {
  if (name === 'accountType') {
    const type = Object.values(AccountType).find((one) => String(one) === textOf(stored, name));
    return { term: tb((w) => w.bank.accountType), value: type === undefined ? '' : AccountTypeLabel[type] };
  }
  const field = bankFields.find((one) => one === name);
  return field === undefined
    ? { term: tb((w) => w.bank.passbook), value: tb((w) => w.bank.passbookOther) }
    : { term: tb((w) => w.bank[field]), value: formatText(textOf(stored, name)) };
};

/** The body to send; the values must have passed `missingBankFields`. */
export const bankBody = (values: FormValues) => {
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
      Object.values(AccountType).find((type) => String(type) === textOf(values, 'accountType')) ??
      AccountType.Ordinary,
    passbookFileId: textOf(values, 'passbookFileId'),
  };
};
