import { daysInMonth } from '#rules/calendar.ts';
import { isPresent, rowsOf } from '#rules/forms/answers.ts';
import { compare, isOperatorMet, type Operator } from '#rules/forms/condition.ts';
import { thousandthsOf } from '#rules/forms/figures.ts';
import type { Answers, Condition, Ratio } from '../familyTypes.ts';

const isRatioAtMost = (ratio: Ratio, percent: number, answers: Answers): boolean => {
  const numerator = thousandthsOf(answers[ratio.numerator]);
  const denominator = thousandthsOf(answers[ratio.denominator]);
  if (numerator === null || denominator === null || denominator <= 0n) return false;
  return numerator * 100n <= denominator * BigInt(percent);
};

type FieldCondition = Extract<Condition, { readonly field: string }>;

/** Compared with what is written in the condition: the rule that the browser has too. */
const toOperator = (condition: FieldCondition): readonly [Operator, ...unknown[]] | null => {
  if ('equals' in condition) return ['eq', condition.equals];
  if ('in' in condition) return ['in', ...condition.in];
  if ('includes' in condition) return ['includes', condition.includes];
  if ('greaterThan' in condition) return ['gt', condition.greaterThan];
  if ('atLeast' in condition) return ['gte', condition.atLeast];
  return 'atMost' in condition ? ['lte', condition.atMost] : null;
};

const evaluateField = (condition: FieldCondition, answers: Answers): boolean => {
  const value = answers[condition.field];
  const operation = toOperator(condition);
  if (operation !== null) {
    const [operator, ...values] = operation;
    return isOperatorMet(value, operator, values);
  }
  if ('isPresent' in condition) return isPresent(value) === condition.isPresent;
  if ('greaterThanField' in condition)
    return isOperatorMet(value, 'gt', [answers[condition.greaterThanField]]);
  if ('atLeastField' in condition) return isOperatorMet(value, 'gte', [answers[condition.atLeastField]]);
  if ('daysOfMonth' in condition) {
    return isOperatorMet(value, 'lte', [daysInMonth(String(answers[condition.daysOfMonth] ?? ''))]);
  }
  if (!('equalsField' in condition)) return false;
  const { dividedBy, equalsField } = condition;
  const compared = dividedBy && typeof value === 'number' ? Math.floor(value / dividedBy) : value;
  return compare(compared, answers[equalsField]) === 0;
};

const doesEveryGroupReach = (
  { groupSumOf, by, column, atLeast }: Extract<Condition, { readonly groupSumOf: string }>,
  answers: Answers,
): boolean => {
  const sums = new Map<unknown, number>();
  for (const row of rowsOf(answers, groupSumOf)) {
    const amount = row[column];
    sums.set(row[by], (sums.get(row[by]) ?? 0) + (typeof amount === 'number' ? amount : 0));
  }
  return [...sums.values()].every((sum) => sum >= atLeast);
};

const doesEveryGroupGrow = (
  { growthOf, by, over, column }: Extract<Condition, { readonly growthOf: string }>,
  answers: Answers,
): boolean => {
  const groups = Map.groupBy(rowsOf(answers, growthOf), (row) => row[by]);
  return [...groups.values()].every((rows) => {
    const inOrder = rows.toSorted((left, right) => compare(left[over], right[over]) ?? 0);
    return isOperatorMet(inOrder.at(-1)?.[column], 'gt', [inOrder.at(0)?.[column]]);
  });
};

const isIndexOf = (value: unknown, rows: readonly unknown[]): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < rows.length;

/**
 * Whether a condition holds for the answers. Total: missing or half-typed values make a comparison false, never
 * throw. Inside `where` and `matches` a row's columns hide answers of the same name.
 */
export const evaluateCondition = (condition: Condition, answers: Answers): boolean => {
  if ('and' in condition) return condition.and.every((part) => evaluateCondition(part, answers));
  if ('or' in condition) return condition.or.some((part) => evaluateCondition(part, answers));
  if ('not' in condition) return !evaluateCondition(condition.not, answers);
  if ('ratio' in condition) return isRatioAtMost(condition.ratio, condition.atMostPercent, answers);
  if ('groupSumOf' in condition) return doesEveryGroupReach(condition, answers);
  if ('growthOf' in condition) return doesEveryGroupGrow(condition, answers);
  if ('indexField' in condition)
    return isIndexOf(answers[condition.indexField], rowsOf(answers, condition.of));
  if ('field' in condition) return evaluateField(condition, answers);
  if ('every' in condition) {
    const { every, matches } = condition;
    return rowsOf(answers, every).every((row) => evaluateCondition(matches, { ...answers, ...row }));
  }
  const { countOf, where, atLeast } = condition;
  const counted = rowsOf(answers, countOf).filter(
    (row) => where === undefined || evaluateCondition(where, { ...answers, ...row }),
  );
  return counted.length >= atLeast;
};
