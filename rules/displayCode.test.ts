import { describe, expect, it } from 'vitest';
import {
  corporationCodeOf,
  displayCodeCandidates,
  displayCodeCounterKey,
  displayCodeOf,
  displayCodeRanges,
} from './displayCode.ts';

describe('display codes', () => {
  it.each([
    ['GoToEat', 0, 1, 12, '0012'],
    ['Business 1次', 1, 1, 5, '3005'],
    ['Business 2次', 1, 2, 31, '4031'],
    ['Ingredient', 2, 1, 44, '5044'],
    ['Noto', 3, 1, 1, '6001'],
    ['Inclusive', 4, 2, 2, '7002'],
    ['IngredientR6 1次', 5, 1, 3, '61003'],
    ['IngredientR6 2次', 5, 2, 11, '62011'],
    ['IngredientR6 3次', 5, 3, 7, '63007'],
  ])('%s (kind %i, round %i) seq %i is %s', (_name, kind, round, seq, code) => {
    expect(displayCodeOf(kind, round, seq)).toBe(code);
  });

  it('a later round uses the last row: Business 3次 counts on in 4000, IngredientR6 5次 in 63000', () => {
    expect(displayCodeOf(1, 3, 1)).toBe('4001');
    expect(displayCodeOf(5, 5, 1)).toBe('63001');
    expect(displayCodeCounterKey(1, 3)).toBe(displayCodeCounterKey(1, 2));
    expect(displayCodeCounterKey(1, 1)).not.toBe(displayCodeCounterKey(1, 2));
  });

  it.each([
    [0, 1, 2999, '2999', '13000'],
    [1, 1, 999, '3999', '31000'],
    [3, 1, 999, '6999', '66000'],
    [5, 1, 999, '61999', '64000'],
    [5, 3, 999, '63999', '67000'],
  ])('kind %i round %i overflows after %i from %s to five digits %s', (kind, round, capacity, last, next) => {
    expect(displayCodeOf(kind, round, capacity)).toBe(last);
    expect(displayCodeOf(kind, round, capacity + 1)).toBe(next);
  });

  it('no two ranges ever give the same code', () => {
    const codes = displayCodeRanges.flatMap(({ programKind, round, capacity, overflow }) => {
      const total = capacity + overflow.to - overflow.from + 1;
      return Array.from({ length: total }, (_, index) => displayCodeOf(programKind, round ?? 1, index + 1));
    });
    expect(codes).not.toContain(null);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('answers null past the last overflow code and for an unknown kind', () => {
    expect(displayCodeOf(3, 1, 1999)).toBe('66999');
    expect(displayCodeOf(3, 1, 2000)).toBeNull();
    expect(displayCodeOf(99, 1, 1)).toBeNull();
    expect(displayCodeCounterKey(99, 1)).toBeNull();
  });

  it('a counter starts at 1', () => {
    expect(() => displayCodeOf(0, 1, 0)).toThrow(RangeError);
  });

  it('a search accepts full-width digits and omitted zeros', () => {
    expect(displayCodeCandidates('１２')).toEqual(['0012', '00012']);
    expect(displayCodeCandidates('61003')).toEqual(['61003']);
    expect(displayCodeCandidates('3005')).toEqual(['3005', '03005']);
    expect(displayCodeCandidates('みらい食堂')).toEqual([]);
    expect(displayCodeCandidates('123456')).toEqual([]);
  });

  it('corporations have five digits', () => {
    expect(corporationCodeOf(12)).toBe('00012');
  });
});
