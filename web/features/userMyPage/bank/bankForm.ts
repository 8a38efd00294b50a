import type { FormError } from '#ui-kit/ErrorSummary/index.ts';
import type { FieldProblem } from '#web/api/errors.ts';
import { AccountType } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { tp } from '../texts.ts';

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

export type BankValues = Readonly<Record<BankField, string>> & {
  readonly accountType: AccountType;
  readonly passbookFileId: string | null;
};

/** Id of the control of a field, for the error summary. */
export const bankControlId = (field: BankField | 'passbookFileId'): string => `bank-${field}`;

const empty: Readonly<Record<BankField, string>> = {
  bankCode: '',
  bankName: '',
  bankNameKana: '',
  branchCode: '',
  branchName: '',
  branchNameKana: '',
  accountNumber: '',
  accountHolder: '',
  accountHolderKana: '',
};

/** The form of an account; a masked number has to be typed again. */
export const bankValuesOf = (account: BankAccount | null): BankValues => {
  if (account === null) return { ...empty, accountType: AccountType.Ordinary, passbookFileId: null };
  const texts = Object.fromEntries(bankFields.map((field) => [field, account[field]]));
  return {
    ...empty,
    ...texts,
    accountNumber: account.isMasked ? '' : account.accountNumber,
    accountType: account.accountType,
    passbookFileId: account.passbookFile?.id ?? null,
  };
};

/** What is missing, in the order of the form. Everything else is the server's to judge. */
export const missingBankFields = (values: BankValues): FormError[] => [
  ...bankFields
    .filter((field) => values[field].trim() === '')
    .map((field) => ({
      controlId: bankControlId(field),
      message: tp((w) => w.bank.missing, { label: tp((w) => w.bank[field]) }),
    })),
  ...(values.passbookFileId === null
    ? [{ controlId: bankControlId('passbookFileId'), message: tp((w) => w.bank.passbookMissing) }]
    : []),
];

const isBankField = (name: string): name is BankField => bankFields.some((field) => field === name);

/** The server's findings at the controls they belong to. */
export const serverBankErrors = (problems: readonly FieldProblem[]): FormError[] =>
  problems.map(({ pointer, message }) => {
    const name = pointer.slice(1);
    return { controlId: bankControlId(isBankField(name) ? name : 'passbookFileId'), message };
  });
