import { describe, expect, it } from 'vitest';
import { AccountType } from '#web/parts/api/generated/enums.ts';
import { type BankAccount, bankBody, bankNames, bankValuesOf, missingBankFields } from './bankForm.ts';

const account: BankAccount = {
  id: 1,
  version: 2,
  createdAt: '2026-07-01T00:00:00.000Z',
  updatedAt: '2026-07-01T00:00:00.000Z',
  corporationId: 4,
  bankCode: '9991',
  bankName: 'みほん銀行',
  bankNameKana: 'ﾐﾎﾝ',
  branchCode: '001',
  branchName: '本店営業部',
  branchNameKana: 'ﾎﾝﾃﾝ',
  accountType: AccountType.Current,
  accountNumber: '1234567',
  accountHolderKana: 'ｶ)ﾏﾒｸﾗ',
  accountHolder: '株式会社豆くら',
  isMasked: false,
  passbookFile: null,
  confirmedAt: null,
  isLocked: false,
  warnings: [],
  changes: [],
  availableActions: [],
};

const FILE_ID = '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11';

describe('the form of the bank account', () => {
  it('starts with what is stored', () => {
    expect(bankValuesOf(account)).toMatchObject({
      bankCode: '9991',
      accountHolderKana: 'ｶ)ﾏﾒｸﾗ',
      accountType: '1',
    });
  });

  it('never offers stars as an account number', () => {
    expect(bankValuesOf({ ...account, accountNumber: '****567', isMasked: true }).accountNumber).toBe('');
  });

  it('names everything that is missing, the passbook last', () => {
    const missing = missingBankFields(bankValuesOf(null));
    const messages = bankNames.flatMap((name) => missing[name] ?? []);
    expect(messages).toHaveLength(10);
    expect(messages[0]).toBe('銀行コードを入力してください');
    expect(messages.at(-1)).toBe('通帳の写しを選んでください');
  });

  it('sends back what it began with, the account type as the contract counts it', () => {
    const values = { ...bankValuesOf(account), passbookFileId: FILE_ID };
    expect(bankBody(values)).toMatchObject({
      bankCode: '9991',
      accountHolder: '株式会社豆くら',
      accountType: AccountType.Current,
      passbookFileId: FILE_ID,
    });
  });
});
