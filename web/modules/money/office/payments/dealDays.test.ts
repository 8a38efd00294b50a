import { expect, it } from 'vitest';
import { dayWords } from './dealDays.ts';

const inYear = (day: string | null, grantDecisionOn: string | null = '2026-07-23') =>
  dayWords(day, { grantDecisionOn });

it('a day says its year unless it is that of the grant', () => {
  expect(inYear('2026-09-04')).toBe('9/4');
  expect(inYear('2027-01-05')).toBe('2027/01/05');
  expect(inYear('2026-09-04', null)).toBe('2026/09/04');
  expect(inYear(null)).toBe('—');
});
