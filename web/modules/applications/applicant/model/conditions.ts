import { holds } from '#rules/forms/condition.ts';
import type { Answers, FormField } from './formTypes.ts';

/** Whether the form asks for the field, given the answers. */
export const isVisible = ({ visibleWhen }: FormField, answers: Answers): boolean =>
  !visibleWhen || holds(visibleWhen, answers);

/** Whether the field has to be answered before submitting. Conditions over rows are known to the server only. */
export const isNeeded = ({ isRequired, requiredWhen }: FormField, answers: Answers): boolean =>
  isRequired || (requiredWhen ? holds(requiredWhen, answers) : false);
