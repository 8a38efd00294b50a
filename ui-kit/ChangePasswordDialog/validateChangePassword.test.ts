import { describe, expect, it } from 'vitest';
import { validateChangePassword } from './validateChangePassword.ts';

const values = (newPassword: string, passwordConfirmation = newPassword, currentPassword = 'Tofu-2026') => ({
  currentPassword,
  newPassword,
  passwordConfirmation,
});

describe('change-password form (spec 5)', () => {
  it('accepts 8 characters', () => {
    expect(validateChangePassword(values('abcd1234'))).toEqual({});
  });

  it('accepts 32 characters', () => {
    expect(validateChangePassword(values('a'.repeat(32)))).toEqual({});
  });

  it('accepts ASCII signs and spaces', () => {
    expect(validateChangePassword(values('~!@# $%^&*()'))).toEqual({});
  });

  it('refuses 7 characters', () => {
    expect(validateChangePassword(values('abc1234'))).toEqual({ newPassword: 'tooShort' });
  });

  it('refuses 33 characters', () => {
    expect(validateChangePassword(values('a'.repeat(33)))).toEqual({ newPassword: 'tooLong' });
  });

  it.each([['ｐａｓｓｗｏｒｄ'], ['パスワード2026'], ['password😀'], ['pässword'], ['passwordｱ']])(
    'refuses characters beyond ASCII: %s',
    (password) => {
      expect(validateChangePassword(values(password))).toEqual({ newPassword: 'asciiOnly' });
    },
  );

  it('names the characters before the length', () => {
    expect(validateChangePassword(values('豆腐'))).toEqual({ newPassword: 'asciiOnly' });
  });

  it('requires the current and the new password', () => {
    expect(validateChangePassword({})).toEqual({ currentPassword: 'required', newPassword: 'required' });
  });

  it('refuses a confirmation that differs', () => {
    expect(validateChangePassword(values('abcd1234', 'abcd1235'))).toEqual({
      passwordConfirmation: 'mismatch',
    });
  });

  it('refuses a missing confirmation', () => {
    expect(validateChangePassword({ currentPassword: 'x', newPassword: 'abcd1234' })).toEqual({
      passwordConfirmation: 'mismatch',
    });
  });

  it('reports every field at once', () => {
    expect(validateChangePassword(values('short', 'other', ''))).toEqual({
      currentPassword: 'required',
      newPassword: 'tooShort',
      passwordConfirmation: 'mismatch',
    });
  });
});
