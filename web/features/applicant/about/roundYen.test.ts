import { describe, expect, it } from 'vitest';
import { roundYen } from './roundYen.ts';

describe('roundYen', () => {
  it('says round amounts in 万 and 億', () => {
    expect(roundYen(1_000_000)).toBe('100万円');
    expect(roundYen(15_000_000)).toBe('1,500万円');
    expect(roundYen(200_000_000)).toBe('2億円');
  });

  it('writes out what is not round', () => {
    expect(roundYen(4_050_500)).toBe('4,050,500円');
    expect(roundYen(0)).toBe('0円');
  });
});
