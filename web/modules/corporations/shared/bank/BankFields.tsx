import { isJpBank } from '#rules/japanPost.ts';
import type { TextFieldProps } from '#ui-kit/TextField/index.ts';
import { AccountType, AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import { RadioInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useInput } from '#web/parts/form/useInput.ts';
import { type BankField, isAsked, labelFor } from './bankFields.ts';
import { userBankText as tb } from './userBank.words.ts';

type Look = Pick<TextFieldProps, 'help' | 'width' | 'inputMode'>;

const looks: Record<BankField, Look> = {
  bankCode: { width: '8', inputMode: 'numeric', help: tb((w) => w.bank.bankCodeHelp) },
  bankName: { width: '20' },
  bankNameKana: { width: '20', help: tb((w) => w.bank.kanaHelp) },
  branchCode: { width: '8', inputMode: 'numeric', help: tb((w) => w.bank.branchCodeHelp) },
  branchName: { width: '20' },
  branchNameKana: { width: '20', help: tb((w) => w.bank.kanaHelp) },
  accountNumber: { width: '12', inputMode: 'numeric', help: tb((w) => w.bank.accountNumberHelp) },
  accountHolder: { width: 'full' },
  accountHolderKana: { width: 'full', help: tb((w) => w.bank.kanaHelp) },
};

/** At JP Bank (9900). */
const jpLooks: { readonly [field in BankField]?: Look } = {
  branchCode: { width: '8', inputMode: 'numeric', help: tb((w) => w.bank.markHelp) },
  accountNumber: { width: '12', inputMode: 'numeric', help: tb((w) => w.bank.numberHelp) },
};

const useBankCode = (): string => useInput<string>('bankCode').value ?? '';

/** One text of an account; nothing where JP Bank's mark says it already. */
export const BankText = ({ field }: { field: BankField }) => {
  const bankCode = useBankCode();
  if (!isAsked(field, bankCode)) return null;
  const look = (isJpBank(bankCode) ? jpLooks[field] : undefined) ?? looks[field];
  return <TextInput name={field} label={labelFor(field, bankCode)} need="required" {...look} />;
};

/** Which kind of account it is. */
export const AccountTypeChoice = () => {
  if (isJpBank(useBankCode())) return null;
  return (
    <RadioInput
      name="accountType"
      label={tb((w) => w.bank.accountType)}
      need="required"
      isInline
      options={Object.values(AccountType).map((type) => ({
        value: String(type),
        label: AccountTypeLabel[type],
      }))}
    />
  );
};
