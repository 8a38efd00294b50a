import type { FieldDefinition, FieldType } from '../familyTypes.ts';

type Extra = Partial<Omit<FieldDefinition, 'name' | 'label' | 'type'>>;

const fieldOf =
  (type: FieldType) =>
  (name: string, label: string, extra: Extra = {}): FieldDefinition => ({
    name,
    label,
    type,
    required: 'always',
    ...extra,
  });

/** Builders of fields; a field is required unless it says otherwise. */
export const text = fieldOf('text');
export const textarea = fieldOf('textarea');
export const int = fieldOf('int');
export const decimal = fieldOf('decimal');
export const date = fieldOf('date');
export const yearMonth = fieldOf('yearMonth');
export const yen = fieldOf('yen');
export const boolean = fieldOf('boolean');
export const choice = fieldOf('enum');
export const choices = fieldOf('enumList');
export const ints = fieldOf('intList');
export const yearMonths = fieldOf('yearMonthList');
export const list = fieldOf('list');
export const files = fieldOf('files');
