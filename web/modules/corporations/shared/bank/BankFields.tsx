import type { TextFieldProps } from '#ui-kit/TextField/index.ts';
import { AccountType, AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import { RadioInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import type { BankField } from './bankFields.ts';
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

/** One text of an account. */
export const BankText = ({ field }: { field: BankField }) => (
  <TextInput name={field} label={tb((w) => w.bank[field])} need="required" {...looks[field]} />
);

/** Which kind of account it is. */
export const AccountTypeChoice = () => (
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
