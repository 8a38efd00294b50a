import { describe, expect, it } from 'vitest';
import { mamekuraPayments } from '#web/mock/scenarios/money/mamekuraPayments.ts';
import {
  paymentBody,
  paymentChange,
  paymentFact,
  paymentValues,
  validatePayment,
  withoutTax,
} from './paymentForm.ts';

const [line] = mamekuraPayments.items;
if (line === undefined) throw new Error('The scenario has no deal');
const values = paymentValues(line);

describe('the form of a deal', () => {
  it('can be begun on the day of the quotation: only what, of whom, which category and the amount are asked for', () => {
    expect(Object.keys(validatePayment(paymentValues(null))).toSorted()).toEqual(
      ['amountTaxExcluded', 'amountTaxIncluded', 'description', 'expenseCategory', 'payee'].toSorted(),
    );
  });

  it('says of a category that one chooses it, and how a registration number is written', () => {
    const errors = validatePayment({ ...values, expenseCategory: '', payeeInvoiceNumber: '79999' });
    expect(errors).toEqual({
      expenseCategory: '選んでください。',
      payeeInvoiceNumber: '登録番号を、T と13桁の数字で入力してください。',
    });
    expect(validatePayment({ ...values, payeeInvoiceNumber: 'Ｔ７９９９９０１０００００１' })).toEqual({});
  });

  it('sends the holder of an account in the letters of a bank, and says which letters it does not take', () => {
    const typed = { ...values, payeeAccountHolder: 'カ）みほんせいき' };
    expect([validatePayment(typed), paymentBody(typed).payeeAccountHolder]).toEqual([{}, 'ｶ)ﾐﾎﾝｾｲｷ']);
    const { payeeAccountHolder } = validatePayment({ ...values, payeeAccountHolder: '株式会社みほん' });
    expect(payeeAccountHolder).toContain('株');
  });

  it('does not refuse days out of order: the server keeps them and says so', () => {
    expect(validatePayment({ ...values, paidOn: '2026-01-01', orderedOn: '2026-12-01' })).toEqual({});
  });

  it('sends the whole amount where none that counts is entered, and follows the amount', () => {
    expect(values.eligibleAmount).toBe('');
    const { amountTaxExcluded, eligibleAmount } = paymentBody({ ...values, amountTaxExcluded: '500' });
    expect([amountTaxExcluded, eligibleAmount]).toEqual([500, 500]);
    expect(paymentBody({ ...values, eligibleAmount: '300' }).eligibleAmount).toBe(300);
  });

  it('sends only what differs, and an emptied day as none', () => {
    expect(paymentChange(values, line)).toEqual({});
    expect(paymentChange({ ...values, orderedOn: '' }, line)).toEqual({ orderedOn: null });
  });

  it('says whose it is only where that was asked, and only when it changes', () => {
    expect(paymentBody(paymentValues(null))).not.toHaveProperty('memberId');
    expect(paymentChange({ ...values, memberId: '12' }, line)).toEqual({ memberId: 12 });
    const given = { ...line, member: { id: 12, name: '株式会社みらい食堂' } };
    expect(paymentChange({ ...paymentValues(given), memberId: '0' }, given)).toEqual({ memberId: null });
  });

  it('names its values in words for two that must agree', () => {
    const list = { expenseCategoryList: 'ExpenseCategoryIngredient' as const, members: [] };
    const value = (name: string) => paymentFact(name, values, list).value;
    expect(
      ['expenseCategory', 'orderedOn', 'amountTaxIncluded', 'eligibleAmount', 'payMeans'].map(value),
    ).toEqual(['機械・設備費', '2026/07/17', '31,460,000円', '全額（税抜の支払額）', '振込']);
  });
});

it.each([
  [31_460_000, 10, 28_600_000],
  [1_663_200, 8, 1_540_000],
  [1, 10, 1],
])('%i yen with tax are, at %i per cent, %i without', (included, percent, excluded) => {
  expect(withoutTax(included, percent)).toBe(excluded);
});
