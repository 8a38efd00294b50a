import { expect, it } from 'vitest';
import { guardedText, unguardedText } from './formulaGuard.ts';

it.each(['=1+1', '+81', '-1', '@SUM(A1)', '\tx', '＝1', '釜', "'釜", ''])('%j is the same again', (text) => {
  expect(unguardedText(guardedText(text))).toBe(text);
  expect(guardedText(text)).not.toMatch(/^[=+\-@\t\r＝]/);
});

it.each([
  ['="0012"', '0012'],
  ["'7990190009001", '7990190009001'],
  ["'03-1234-0000", '03-1234-0000'],
  ["'26年度", "'26年度"],
])('%j was written to keep its zeros: %j', (written, number) => {
  expect(unguardedText(written)).toBe(number);
});
