import { describe, expect, test } from 'vitest';
import { deadlineTone } from './deadlineTone.ts';

describe('the tone of a deadline', () => {
  test.each([
    [-1, 'danger'],
    [0, 'warning'],
    [7, 'warning'],
    [8, 'calm'],
  ] as const)('%i days left is %s', (daysLeft, tone) => {
    expect(deadlineTone(daysLeft)).toBe(tone);
  });

  test('a rule of its own moves the border', () => {
    expect(deadlineTone(5, 3)).toBe('calm');
  });
});
