import { describe, expect, it } from 'vitest';
import { aBudget, aDelay } from '#web/mock/world/changes.ts';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { ChangeRequestKind } from '#web/parts/api/generated/enums.ts';
import { fieldErrorsOf } from '#web/parts/form/errors/submitErrors.ts';
import type { ChangeRequest } from '../changeRows.ts';
import { newRow } from './budgetRows.ts';
import { atFields, changeBody, changeNames, changeValues, missingChangeFields } from './changeForm.ts';

const account = {
  bankCode: '9991',
  bankName: 'みほん銀行',
  bankNameKana: 'ﾐﾎﾝ',
  branchCode: '001',
  branchName: '本店営業部',
  branchNameKana: 'ﾎﾝﾃﾝ',
  accountType: 0 as const,
  accountNumber: '****567',
  accountHolderKana: 'ｶ)ﾏﾒｸﾗ',
  accountHolder: '株式会社豆くら',
};

const aProfile: ChangeRequest = {
  ...aDelay,
  kind: ChangeRequestKind.Profile,
  before: {
    profile: {
      name: '株式会社豆くら',
      representativeName: '豆田 実',
      prefecture: 20,
      building: '豆くらビル',
      bankAccount: account,
    },
  },
  after: {},
};

describe('the form of a change request', () => {
  it('begins with what is now, and asks for nothing that stays', () => {
    const values = changeValues(aProfile);
    expect(values).toMatchObject({ name: '株式会社豆くら', prefecture: '20', changesAccount: false });
    expect(changeBody(aProfile, values).after).toEqual({ profile: {} });
  });

  it('asks for what differs: a text, a prefecture by its number, a building that is gone', () => {
    const values = {
      ...changeValues(aProfile),
      representativeName: ' 見本 次郎 ',
      prefecture: '13',
      building: '',
    };
    expect(changeBody(aProfile, values).after).toEqual({
      profile: { representativeName: '見本 次郎', prefecture: 13, building: null },
    });
  });

  it('does not take an emptied field for a wish, other than the building', () => {
    const values = { ...changeValues(aProfile), name: '' };
    expect(changeBody(aProfile, values).after).toEqual({ profile: {} });
  });

  it('begins a day empty: what is now stands beside it', () => {
    const fresh = { ...aDelay, after: {} };
    expect(changeValues(fresh)).toMatchObject({ plannedCompletionOn: '', completionDeadline: '' });
    const same = { ...changeValues(fresh), plannedCompletionOn: '2026-12-02' };
    expect(changeBody(fresh, same).after).toEqual({ delay: { plannedCompletionOn: '2026-12-02' } });
  });

  it('goes on with what was saved', () => {
    expect(changeValues(aDelay)).toMatchObject({ plannedCompletionOn: '2027-04-30' });
  });
});

describe('the account of a change request', () => {
  it('is asked for only where it changes; its number is typed anew', () => {
    const values = changeValues(aProfile);
    expect(values).toMatchObject({ bankCode: '9991', accountNumber: '' });
    expect(missingChangeFields(values)).toEqual({});
    expect(Object.keys(missingChangeFields({ ...values, changesAccount: true }))).toEqual(['accountNumber']);
  });

  it('is sent whole', () => {
    const values = { ...changeValues(aProfile), changesAccount: true, accountNumber: '7654321' };
    expect(changeBody(aProfile, values).after?.profile?.bankAccount).toEqual({
      ...account,
      accountNumber: '7654321',
    });
  });

  it('that was asked for stays, also with its number hidden from the office, and goes when it is taken back', () => {
    const asked = { ...aProfile, after: { profile: { bankAccount: { ...account, bankCode: '9992' } } } };
    const values = changeValues(asked);
    expect(values).toMatchObject({ changesAccount: true, bankCode: '9992', accountNumber: '****567' });
    expect(changeBody(asked, { ...values, changesAccount: false }).after).toEqual({ profile: {} });
  });
});

describe('the expenses of a change request', () => {
  it('keep what the form does not show; a unit price goes with the amount that it made', () => {
    const [first, second] = aBudget.before.budget?.items ?? [];
    if (first === undefined || second === undefined) throw new Error('two expenses');
    const request = {
      ...aBudget,
      before: {
        budget: {
          items: [
            { ...first, quantity: 1, unitName: '式', unitPrice: 30_000_000 },
            { ...second, quantity: 1, unitPrice: 8_100_000 },
          ],
        },
      },
      after: {},
    };
    const values = changeValues(request);
    const rows = values.items as readonly { readonly [name: string]: string }[];
    const changed = [{ ...rows[0], amountTaxExcluded: '28000000' }, rows[1]] as never;
    expect(changeBody(request, { ...values, items: changed }).after?.budget?.items).toMatchObject([
      { number: 1, unitPrice: null, quantity: 1, unitName: '式', amountTaxExcluded: 28_000_000 },
      { number: 2, unitPrice: 8_100_000, quantity: 1 },
    ]);
  });

  it('number a new one after the highest, also when an earlier one is gone', () => {
    const row = (number: string) => ({ key: number, number, part: 'B' });
    expect(newRow([row('2'), row('7')], 3)).toMatchObject({ number: '8', part: 'B', expenseCategory: '3' });
    expect(newRow([], 3)).toMatchObject({ number: '1', part: '' });
  });
});

describe('a refusal', () => {
  const at = (...pointers: string[]) => {
    const errors = pointers.map((pointer) => ({ pointer, code: 1004, message: pointer }));
    const error = new ApiError({ status: 400, code: ErrorCode.INVALID_PARAMETER, errors });
    return Object.keys(fieldErrorsOf(atFields(error), changeNames(ChangeRequestKind.Budget)));
  };

  it('stands at the very cell of the expenses', () => {
    expect(at('/after/budget/items/1/eligibleAmount', '/changeReason')).toEqual([
      'items[1].eligibleAmount',
      'changeReason',
    ]);
    expect(at('/after/budget/items')).toEqual(['items']);
  });

  it('stands at the field of its part, and of the account', () => {
    const error = new ApiError({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      errors: [
        '/after/profile/phone',
        '/after/profile/bankAccount/bankCode',
        '/after/profile/bankAccount',
      ].map((pointer) => ({ pointer, code: 1004, message: pointer })),
    });
    expect(Object.keys(fieldErrorsOf(atFields(error), changeNames(ChangeRequestKind.Profile)))).toEqual([
      'phone',
      'bankCode',
      'changesAccount',
    ]);
  });
});
