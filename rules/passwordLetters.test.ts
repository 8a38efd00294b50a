import { expect, it } from 'vitest';
import { checkPasswordLetters, hasPasswordLength, isPrintableAscii } from './passwordLetters.ts';

it.each([
  ['kF3-xQ9z', null],
  [' leading and trailing ', null],
  ['a'.repeat(32), null],
  ['kF3-xQ9', 'tooShort'],
  ['', 'tooShort'],
  ['a'.repeat(33), 'tooLong'],
  ['パスワード12', 'notAscii'],
  ['tab\there-now', 'notAscii'],
  ['ｋＦ３-xQ9z', 'notAscii'],
])('the letters of %j: %s', (password, problem) => {
  expect(checkPasswordLetters(password)).toBe(problem);
});

it('length and letters can be told apart while somebody types', () => {
  expect([isPrintableAscii('kF3'), hasPasswordLength('kF3')]).toEqual([true, false]);
  expect([isPrintableAscii('パスワード1234'), hasPasswordLength('パスワード1234')]).toEqual([false, true]);
});
