import { expect, it } from 'vitest';
import { isJpBank, readJpAccount } from './japanPost.ts';

it.each([
  ['10180', '12345671', '018', '1234567', '〇一八', 'ｾﾞﾛｲﾁﾊﾁ', true],
  ['１４０００', '４３２１', '408', '0000432', '四〇八', 'ﾖﾝｾﾞﾛﾊﾁ', true],
  ['00190', '123456', '019', '0123456', '〇一九', 'ｾﾞﾛｲﾁｷﾕｳ', false],
  ['018', '1234567', '018', '1234567', '〇一八', 'ｾﾞﾛｲﾁﾊﾁ', true],
])(
  'mark %s and number %s are branch %s and number %s',
  (mark, number, branchCode, accountNumber, branchName, branchNameKana, isOrdinary) => {
    const account = { branchCode, accountNumber, branchName, branchNameKana, isOrdinary };
    expect(readJpAccount(mark, number)).toEqual({ account, wrong: null });
  },
);

it.each([
  ['10180', '1234567', 'number'],
  ['10180', '2345670', 'number'],
  ['10180', '01', 'number'],
  ['018', '12345671', 'number'],
  ['10188', '12345671', 'mark'],
  ['0180', '12345671', 'mark'],
  ['001', '12345671', 'mark'],
])(
  'mark %s and number %s are refused for the %s: a digit lost at the wrong end is another account',
  (mark, number, wrong) => {
    expect(readJpAccount(mark, number)).toEqual({ account: null, wrong });
  },
);

it('is asked of bank 9900, in any width', () => {
  expect(['9900', '９９００', '9901', ''].map(isJpBank)).toEqual([true, true, false, false]);
});
