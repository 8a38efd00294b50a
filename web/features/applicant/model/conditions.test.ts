import { describe, expect, it } from 'vitest';
import { holds, isNeeded, isVisible } from './conditions.ts';
import type { FormField } from './types.ts';

const field: FormField = {
  name: 'corporateNumber',
  label: '法人番号',
  type: 'corporateNumber',
  isRequired: false,
  isComputed: false,
};

describe('holds', () => {
  it('compares with one value, several, and inside a list', () => {
    expect(holds({ field: 'a', operator: 'eq', values: [0] }, { a: 0 })).toBe(true);
    expect(holds({ field: 'a', operator: 'ne', values: [0] }, { a: 0 })).toBe(false);
    expect(holds({ field: 'a', operator: 'in', values: [1, 3] }, { a: 3 })).toBe(true);
    expect(holds({ field: 'a', operator: 'includes', values: [2] }, { a: [1, 2] })).toBe(true);
  });

  it('compares sizes of numbers and days, and nothing else', () => {
    expect(holds({ field: 'ratio', operator: 'gt', values: [115] }, { ratio: 115.1 })).toBe(true);
    expect(holds({ field: 'ratio', operator: 'lte', values: [115] }, { ratio: 115 })).toBe(true);
    expect(holds({ field: 'day', operator: 'lt', values: ['2026-12-01'] }, { day: '2026-11-30' })).toBe(true);
    expect(holds({ field: 'ratio', operator: 'gt', values: [0] }, { ratio: null })).toBe(false);
  });

  it('joins parts: all, any, and an empty answer is not filled', () => {
    const isA = { field: 'a', operator: 'filled' } as const;
    const isB = { field: 'b', operator: 'filled' } as const;
    expect(holds({ all: [isA, isB] }, { a: 'x', b: '' })).toBe(false);
    expect(holds({ any: [isA, isB] }, { a: 'x', b: '' })).toBe(true);
    expect(holds({ any: [isA, isB] }, { a: [], b: null })).toBe(false);
  });
});

describe('isVisible and isNeeded', () => {
  const corporationOnly = { field: 'applicantType', operator: 'eq', values: [0] } as const;

  it('shows and asks for a field by its own condition', () => {
    const conditional = {
      ...field,
      visibleWhen: { ...corporationOnly, values: [0] },
      requiredWhen: { ...corporationOnly, values: [0] },
    };
    expect(isVisible(conditional, { applicantType: 0 })).toBe(true);
    expect(isVisible(conditional, { applicantType: 1 })).toBe(false);
    expect(isNeeded(conditional, { applicantType: 0 })).toBe(true);
    expect(isNeeded(conditional, { applicantType: 1 })).toBe(false);
  });

  it('always shows a field without a condition and asks for it when it is required', () => {
    expect(isVisible(field, {})).toBe(true);
    expect(isNeeded({ ...field, isRequired: true }, {})).toBe(true);
    expect(isNeeded(field, {})).toBe(false);
  });
});
