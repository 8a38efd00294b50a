import type { Fact } from '#ui-kit/Facts/index.ts';
import {
  accountOf,
  accountValuesOf,
  bankFields,
  missingAccountFields,
} from '#web/modules/corporations/shared/bank/bankFields.ts';
import { userBankText as tb } from '#web/modules/corporations/shared/bank/userBank.words.ts';
import { AccountType, AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatText } from '#web/parts/text/format.ts';

export type BankAccount = components['schemas']['BankAccount'];

/** All fields of the form, in their order. */
export const bankNames = [...bankFields, 'accountType', 'passbookFileId'] as const;

/** The form of an account; a masked number has to be typed again. */
export const bankValuesOf = (account: BankAccount | null): FormValues => ({
  ...accountValuesOf(account),
  passbookFileId: account?.passbookFile?.id ?? '',
});

/** What is missing, in the order of the form. Everything else is the server's to judge. */
export const missingBankFields = (values: FormValues): FormErrors => ({
  ...missingAccountFields(values),
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
export const bankBody = (values: FormValues) => ({
  ...accountOf(values),
  passbookFileId: textOf(values, 'passbookFileId'),
});
