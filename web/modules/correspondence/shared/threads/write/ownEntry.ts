import { UserThreadCreateLimits } from '#web/parts/api/generated/limits.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import type { FormErrors, FormValues } from '#web/parts/form/values.ts';

/** Letters of a message (contract: ThreadBody). */
export const BODY_MAX = UserThreadCreateLimits.body.maxLength;

const LIMITS = {
  subject: { ...UserThreadCreateLimits.subject, isRequired: true },
  body: { ...UserThreadCreateLimits.body, isRequired: true },
};

/** @param names subject and body of a new thread, only the body of a reply */
export const validateOwnEntry = (values: FormValues, names: readonly ('subject' | 'body')[]): FormErrors =>
  validateLimits(values, LIMITS, names);
