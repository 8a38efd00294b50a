import { describe, expect, it } from 'vitest';
import { isConditionMet, isOperatorMet } from './condition.ts';

describe('a comparison', () => {
  it('is with one value, with several, and inside a list', () => {
    expect(isOperatorMet(0, 'eq', [0])).toBe(true);
    expect(isOperatorMet(0, 'ne', [0])).toBe(false);
    expect(isOperatorMet(3, 'in', [1, 3])).toBe(true);
    expect(isOperatorMet([1, 2], 'includes', [2])).toBe(true);
    expect(isOperatorMet(2, 'includes', [2])).toBe(false);
  });

  it.each([
    [115.1, 'gt', 115, true],
    [115, 'gt', 115, false],
    [115, 'gte', 115, true],
    [115, 'lte', 115, true],
    ['2026-11-30', 'lt', '2026-12-01', true],
    ['2026-12-01', 'lt', '2026-12-01', false],
  ] as const)('of size: %s %s %s is %s', (value, operator, other, expected) => {
    expect(isOperatorMet(value, operator, [other])).toBe(expected);
  });

  it.each(['gt', 'gte', 'lt', 'lte'] as const)(
    'of size (%s) holds for nothing that is missing or of another kind',
    (operator) => {
      for (const value of [null, undefined, '10', true, [10]])
        expect(isOperatorMet(value, operator, [0])).toBe(false);
    },
  );

  it('takes an answer that was never given for one that is null', () => {
    expect(isOperatorMet(undefined, 'eq', [null])).toBe(true);
    expect(isOperatorMet(undefined, 'ne', [6])).toBe(true);
  });

  it.each([
    [0, true],
    [false, true],
    ['x', true],
    [[1], true],
    ['', false],
    ['　 ', false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('finds %j filled: %s', (value, expected) => {
    expect(isOperatorMet(value, 'filled')).toBe(expected);
  });
});

describe('a condition of a form', () => {
  const isA = { field: 'a', operator: 'filled' } as const;
  const isB = { field: 'b', operator: 'eq', values: [1] } as const;

  it('looks at the answer that it names', () => {
    expect(isConditionMet(isB, { b: 1 })).toBe(true);
    expect(isConditionMet(isB, { a: 1 })).toBe(false);
  });

  it('joins parts: all of them, or any', () => {
    expect(isConditionMet({ all: [isA, isB] }, { a: 'x', b: 1 })).toBe(true);
    expect(isConditionMet({ all: [isA, isB] }, { a: 'x' })).toBe(false);
    expect(isConditionMet({ any: [isA, isB] }, { a: 'x' })).toBe(true);
    expect(isConditionMet({ any: [isA, { all: [isB, isA] }] }, { b: 1 })).toBe(false);
  });
});
