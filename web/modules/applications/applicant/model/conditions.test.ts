import { describe, expect, it } from 'vitest';
import { isNeeded, isVisible } from './conditions.ts';
import type { FormField } from './formTypes.ts';

const field: FormField = {
  name: 'corporateNumber',
  label: '法人番号',
  type: 'corporateNumber',
  isRequired: false,
  isComputed: false,
};

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
