import type { Answers, FieldDefinition, FormDefinition, FormStep, Required, StepId } from '../familyTypes.ts';
import { evaluateCondition } from './condition.ts';

export const fieldsOfStep = (step: FormStep): readonly FieldDefinition[] =>
  step.sections.flatMap((section) => section.fields);

/** Every field of a form with its step, in the order of the form. */
export const fieldsOf = (
  definition: Pick<FormDefinition, 'steps'>,
): readonly { readonly stepId: StepId; readonly field: FieldDefinition }[] =>
  definition.steps.flatMap((step) => fieldsOfStep(step).map((field) => ({ stepId: step.id, field })));

export const isVisible = (field: FieldDefinition, answers: Answers): boolean =>
  field.visibleWhen === undefined || evaluateCondition(field.visibleWhen, answers);

export const isRequired = (required: Required, answers: Answers): boolean =>
  required === 'always' || (required !== 'never' && evaluateCondition(required.when, answers));
