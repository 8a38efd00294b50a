import type { components } from '#bff/generated/contract/types.ts';
import type { Condition, Required, Scalar } from '../familyTypes.ts';

export type WireCondition = components['schemas']['FormCondition'];
type Operator = NonNullable<WireCondition['operator']>;

/** A comparison of size has no opposite on the wire: both are false where there is nothing to compare. */
const negations: { readonly [operator in Operator]?: Operator } = { eq: 'ne', ne: 'eq' };

const leaf = (field: string, operator: Operator, ...values: readonly Scalar[]): WireCondition | null => {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? { field, operator, values: known } : null;
};

const leafOf = (condition: Condition): WireCondition | null => {
  if (!('field' in condition)) return null;
  const { field } = condition;
  if ('equals' in condition) return leaf(field, 'eq', condition.equals);
  if ('in' in condition) return leaf(field, 'in', ...condition.in);
  if ('includes' in condition) return leaf(field, 'includes', condition.includes);
  if ('greaterThan' in condition) return leaf(field, 'gt', condition.greaterThan);
  if ('atLeast' in condition) return leaf(field, 'gte', condition.atLeast);
  if ('atMost' in condition) return leaf(field, 'lte', condition.atMost);
  return 'isPresent' in condition && condition.isPresent ? leaf(field, 'filled') : null;
};

const allOf = (parts: readonly Condition[]): WireCondition[] | null => {
  const wired = parts.map(toWireCondition).filter((part) => part !== null);
  return wired.length === parts.length ? wired : null;
};

const negated = (condition: Condition): WireCondition | null => {
  const wired = leafOf(condition);
  const operator = wired?.operator && negations[wired.operator];
  return wired && operator ? { ...wired, operator } : null;
};

/**
 * A condition as the contract carries it, or null for one over rows or other fields: those only the server
 * evaluates (its answers say what is required).
 */
export const toWireCondition = (condition: Condition): WireCondition | null => {
  if ('and' in condition) {
    const all = allOf(condition.and);
    return all && { all };
  }
  if ('or' in condition) {
    const any = allOf(condition.or);
    return any && { any };
  }
  return 'not' in condition ? negated(condition.not) : leafOf(condition);
};

export const requiredWhen = (required: Required): WireCondition | null =>
  required === 'always' || required === 'never' ? null : toWireCondition(required.when);
