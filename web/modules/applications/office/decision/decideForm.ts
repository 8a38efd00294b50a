import type { components } from '#web/parts/api/generated/types.ts';
import { formText } from '#web/parts/form/form.words.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatInteger, formatYen } from '#web/parts/text/format.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { Application, Command } from '../detail/useApplication.ts';
import type { ActionName } from './actions.ts';

type Schemas = components['schemas'];

/** The contract's bounds (ApplicationAdminCommand). */
const LENGTH = 1000;

export const DECIDE_NAMES = ['action', 'adoptedAmount', 'adoptionConditions', 'reason'] as const;

type Terms = Pick<Application, 'subsidyAmount'>;

const isAdoption = (values: FormValues): boolean => textOf(values, 'action') === 'adopt';

/** The amount as typed; null while it is none. */
export const amountOf = (values: FormValues): number | null => {
  const text = textOf(values, 'adoptedAmount');
  return /^\d+$/.test(text) ? Number(text) : null;
};

/** Less than applied for: a reason is required. */
export const isLess = (values: FormValues, { subsidyAmount }: Terms): boolean => {
  const amount = amountOf(values);
  return isAdoption(values) && amount !== null && amount < subsidyAmount;
};

const amountProblem = (values: FormValues, { subsidyAmount }: Terms, unit: number): string | undefined => {
  const amount = amountOf(values);
  if (amount === null || amount === 0) return t((w) => w.decide.amountMissing);
  if (amount > subsidyAmount) return t((w) => w.decide.amountAbove, { amount: formatYen(subsidyAmount) });
  return amount % unit === 0 || amount === subsidyAmount
    ? undefined
    : t((w) => w.decide.amountUnit, { unit: formatInteger(unit) });
};

/** What has to be put right before the decision. @param unit the round's rounding unit, in yen */
export const validateDecision = (values: FormValues, terms: Terms, unit: number): FormErrors => {
  const lengths = validateLimits(
    values,
    { adoptionConditions: { maxLength: LENGTH }, reason: { maxLength: LENGTH } },
    ['adoptionConditions', 'reason'],
  );
  const amount = isAdoption(values) ? amountProblem(values, terms, unit) : undefined;
  const lacksReason = isLess(values, terms) && textOf(values, 'reason').trim() === '';
  return {
    ...lengths,
    ...(amount === undefined ? {} : { adoptedAmount: amount }),
    ...(lacksReason ? { reason: t((w) => w.decide.reasonForLess) } : {}),
    ...(textOf(values, 'action') === '' ? { action: formText((w) => w.required) } : {}),
  };
};

/** The decision for the contract; the values must have passed `validateDecision`. */
export const decisionCommand = (values: FormValues, action: ActionName): Command & { action: ActionName } => {
  const text = (name: string): object => {
    const value = textOf(values, name).trim();
    return value === '' ? {} : { [name]: value };
  };
  const amount = amountOf(values);
  return {
    action,
    ...text('reason'),
    ...(action === 'adopt' ? text('adoptionConditions') : {}),
    ...(action === 'adopt' && amount !== null ? { adoptedAmount: amount } : {}),
  };
};

/** How many reviewers have not given every point. */
export const incompleteScores = (
  scores: readonly Schemas['Score'][],
  items: readonly Schemas['ScoringItem'][],
): number => scores.filter((score) => score.items.length < items.length).length;
