import { expect, it } from 'vitest';
import { guardedText, unguardedText } from './formulaGuard.ts';

it.each(['=1+1', '+81', '-1', '@SUM(A1)', '\tx', '＝1', '釜', "'釜", ''])('%j is the same again', (text) => {
  expect(unguardedText(guardedText(text))).toBe(text);
  expect(guardedText(text)).not.toMatch(/^[=+\-@\t\r＝]/);
});
