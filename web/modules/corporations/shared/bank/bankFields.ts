import { isJpBank, readJpAccount } from '#rules/japanPost.ts';
import { AccountType, AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
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

/** What JP Bank's mark and number say of an account: nobody is asked for it. */
const OF_THE_MARK: ReadonlySet<BankField> = new Set(['branchName', 'branchNameKana']);

/** Whether a field is asked for. */
export const isAsked = (field: BankField, bankCode: string): boolean =>
  !(isJpBank(bankCode) && OF_THE_MARK.has(field));

/** What a field is called at a bank: JP Bank's passbooks have a mark and a number. */
export const labelFor = (field: BankField, bankCode: string): string => {
  if (isJpBank(bankCode) && field === 'branchCode') return tb((w) => w.bank.mark);
  if (isJpBank(bankCode) && field === 'accountNumber') return tb((w) => w.bank.number);
  return tb((w) => w.bank[field]);
};

const jpProblems = (values: FormValues): FormErrors => {
  const { wrong } = readJpAccount(textOf(values, 'branchCode'), textOf(values, 'accountNumber'));
  if (wrong === 'mark') return { branchCode: tb((w) => w.bank.markWrong) };
  return wrong === 'number' ? { accountNumber: tb((w) => w.bank.numberWrong) } : {};
};

/** What is missing, in the order of the form. Everything else is the server's to judge, but what is sent otherwise than typed. */
export const missingAccountFields = (values: FormValues): FormErrors => {
  const bankCode = textOf(values, 'bankCode');
  const missing = bankFields.filter(
    (field) => isAsked(field, bankCode) && textOf(values, field).trim() === '',
  );
  return {
    ...(isJpBank(bankCode) ? jpProblems(values) : {}),
    ...Object.fromEntries(
      missing.map((field) => [field, tb((w) => w.bank.missing, { label: labelFor(field, bankCode) })]),
    ),
  };
};

/** Branch, number and kind as a transfer wants them, where they were typed as JP Bank's passbook has them. */
const transferred = (account: Account): Account => {
  const { account: read } = readJpAccount(account.branchCode, account.accountNumber);
  if (!isJpBank(account.bankCode) || read === null) return account;
  const { isOrdinary, ...facts } = read;
  return { ...account, ...facts, accountType: isOrdinary ? AccountType.Ordinary : AccountType.Current };
};

/** The account to send; the values must have passed `missingAccountFields`. */
export const accountOf = (values: FormValues): Account => {
  const text = (name: BankField): string => textOf(values, name);
  return transferred({
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
  });
};
