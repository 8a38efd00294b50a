import type { components } from '#web/parts/api/generated/types.ts';
import { cleaned, type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import type { PaymentItem } from './paymentTypes.ts';

type Body = components['schemas']['PaymentItemExclusion'];

export const EXCLUSION_FIELDS = ['excludedAmount', 'excludedReason'] as const;

/** The contract's, and what it says in words: up to the eligible amount of the deal, never without a reason. */
const limitsOf = (eligibleAmount: number) =>
  ({
    excludedAmount: { isRequired: true, minimum: 1, maximum: eligibleAmount },
    excludedReason: { isRequired: true, minLength: 1, maxLength: 500, normalize: 'text' },
  }) satisfies Limits;

export const exclusionValues = ({ excludedAmount, excludedReason }: PaymentItem): FormValues => ({
  excludedAmount: excludedAmount === 0 ? '' : String(excludedAmount),
  excludedReason: excludedReason ?? '',
});

export const validateExclusion = (values: FormValues, eligibleAmount: number): FormErrors =>
  validateLimits(values, limitsOf(eligibleAmount), EXCLUSION_FIELDS);

export const exclusionBody = (values: FormValues): Body => ({
  excludedAmount: Number(textOf(values, 'excludedAmount')),
  excludedReason: cleaned(textOf(values, 'excludedReason'), limitsOf(0).excludedReason),
});
