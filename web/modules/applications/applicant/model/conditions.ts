import { isConditionMet } from '#rules/forms/condition.ts';
import type { Answers, FormField } from './formTypes.ts';

/** Whether the form asks for the field, given the answers. */
export const isVisible = ({ visibleWhen }: FormField, answers: Answers): boolean =>
  !visibleWhen || isConditionMet(visibleWhen, answers);

/** Whether the field has to be answered before submitting. Conditions over rows are known to the server only. */
export const isNeeded = ({ isRequired, requiredWhen }: FormField, answers: Answers): boolean =>
  isRequired || (requiredWhen ? isConditionMet(requiredWhen, answers) : false);
