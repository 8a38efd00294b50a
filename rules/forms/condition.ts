import { type Answers, isPresent } from './answers.ts';

export type Operator = 'eq' | 'ne' | 'in' | 'includes' | 'gt' | 'gte' | 'lt' | 'lte' | 'filled';

/** A condition as the contract carries it (FormCondition): one field compared, or several conditions joined. */
export type FormCondition = {
  readonly field?: string;
  readonly operator?: Operator;
  readonly values?: readonly unknown[];
  readonly all?: readonly FormCondition[];
  readonly any?: readonly FormCondition[];
};

/** Numbers by size, days and months as `YYYY-MM-DD` strings by their letters; anything else does not compare: null. */
export const compare = (left: unknown, right: unknown): number | null => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  return null;
};

const isSame = (value: unknown, other: unknown): boolean => (value ?? null) === (other ?? null);

/** What a difference says; without one (nothing to compare) no operator holds. */
const sizes = {
  gt: (difference: number) => difference > 0,
  gte: (difference: number) => difference >= 0,
  lt: (difference: number) => difference < 0,
  lte: (difference: number) => difference <= 0,
} as const;

/** Whether one value stands to others as an operator says. A missing value makes a comparison of size false. */
export const isOperatorMet = (
  value: unknown,
  operator: Operator,
  values: readonly unknown[] = [],
): boolean => {
  switch (operator) {
    case 'eq':
      return isSame(value, values[0]);
    case 'ne':
      return !isSame(value, values[0]);
    case 'in':
      return values.includes(value);
    case 'includes':
      return Array.isArray(value) && value.includes(values[0]);
    case 'filled':
      return isPresent(value);
    default: {
      const difference = compare(value, values[0]);
      return difference !== null && sizes[operator](difference);
    }
  }
};

/** Whether a condition of a form holds for the answers. Total: half-typed answers make it false, never throw. */
export const isConditionMet = (condition: FormCondition, answers: Answers): boolean => {
  const { all, any, field = '', operator = 'filled', values } = condition;
  if (all) return all.every((part) => isConditionMet(part, answers));
  if (any) return any.some((part) => isConditionMet(part, answers));
  return isOperatorMet(answers[field], operator, values);
};
