import { describe, expect, it } from 'vitest';
import { daysLeftShort, daysLeftText, daysLeftTone } from './daysLeft.ts';

describe('the business days that are left', () => {
  it('are counted until the day, and said in words on it and after it', () => {
    expect([5, 1, 0, -1, -25].map(daysLeftText)).toEqual([
      '残り5営業日',
      '残り1営業日',
      '今日まで',
      '期限切れ',
      '期限切れ',
    ]);
  });

  it('do not say 残り again in a column of that name', () => {
    expect([12, 0, -3].map(daysLeftShort)).toEqual(['12営業日', '今日まで', '期限切れ']);
  });

  it('have a tone only when they are few or gone', () => {
    expect(daysLeftTone(30)).toBeUndefined();
    expect(daysLeftTone(2)).toBe('warning');
    expect(daysLeftTone(-1)).toBe('danger');
  });
});
