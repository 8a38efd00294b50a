import { describe, expect, it } from 'vitest';
import { yenLimitText } from './figure.ts';
import { messageOf } from './messages.ts';

describe('messages', () => {
  it('fills the parameters into the sentence', () => {
    expect(messageOf({ code: 'maxLength', params: { max: 32 } })).toBe('32文字以内で入力してください');
  });

  it('uses the wording of the specification for the password form', () => {
    expect(messageOf({ code: 'required' })).toBe('入力してください');
    expect(messageOf({ code: 'halfWidth' })).toBe('半角で入力してください');
    expect(messageOf({ code: 'minLength', params: { min: 8 } })).toBe('8文字以上で入力してください');
  });

  it('says limits in 万円 and 億円 where they are round', () => {
    expect([1_000_000, 15_000_000, 200_000_000, 248_000_000, 1_234_567, 0].map(yenLimitText)).toEqual([
      '100万円',
      '1,500万円',
      '2億円',
      '2億4,800万円',
      '1,234,567円',
      '0円',
    ]);
  });
});
