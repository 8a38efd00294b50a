import { describe, expect, it } from 'vitest';
import { daysIn, flagsIn, yensIn } from './conditionsIn.ts';

describe('conditions of an address', () => {
  it('that are no days, amounts, or yes and no, are not said', () => {
    const others = { from: '2026-11-01', to: '2026-02-30', least: '1000', most: '-1', else: '2026-11-01' };
    expect(daysIn(others, 'from', 'to')).toEqual({ from: '2026-11-01' });
    expect(yensIn(others, 'least', 'most')).toEqual({ least: 1000 });
    expect(
      flagsIn({ one: ['true'], two: ['false'], three: ['maybe'], four: [] }, 'one', 'two', 'three', 'four'),
    ).toEqual({ one: true, two: false });
  });
});
