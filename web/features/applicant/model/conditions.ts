import type { Answers, FormCondition, FormField } from './types.ts';

/** Whether somebody has answered: an empty text or list is none. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Numbers by size, days by their letters; what cannot be compared is null. */
const compare = (left: unknown, right: unknown): number | null => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  return null;
};

const holdsFor = (
  value: unknown,
  operator: FormCondition['operator'],
  values: readonly unknown[],
): boolean => {
  const difference = compare(value, values[0]);
  switch (operator) {
    case 'eq':
      return value === values[0];
    case 'ne':
      return value !== values[0];
    case 'in':
      return values.includes(value);
    case 'includes':
      return Array.isArray(value) && value.includes(values[0]);
    case 'gt':
      return difference !== null && difference > 0;
    case 'gte':
      return difference !== null && difference >= 0;
    case 'lt':
      return difference !== null && difference < 0;
    case 'lte':
      return difference !== null && difference <= 0;
    default:
      return isFilled(value);
  }
};

/**
 * Whether a condition of the form holds for the answers (contract FormCondition). Missing answers make a
 * comparison false, never an error.
 */
export const holds = (condition: FormCondition, answers: Answers): boolean => {
  if (condition.all) return condition.all.every((part) => holds(part, answers));
  if (condition.any) return condition.any.some((part) => holds(part, answers));
  return holdsFor(answers[condition.field ?? ''], condition.operator, condition.values ?? []);
};

/** Whether the form asks for the field, given the answers. */
export const isVisible = ({ visibleWhen }: FormField, answers: Answers): boolean =>
  !visibleWhen || holds(visibleWhen, answers);

/** Whether the field has to be answered before submitting. Conditions over rows are known to the server only. */
export const isNeeded = ({ isRequired, requiredWhen }: FormField, answers: Answers): boolean =>
  isRequired || (requiredWhen ? holds(requiredWhen, answers) : false);
