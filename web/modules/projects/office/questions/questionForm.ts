import { QuestionCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { changesOf } from '#web/parts/form/recordBody.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';

export type Question = components['schemas']['Question'];
type Body = Required<components['schemas']['QuestionCreate']>;

/** Fields of the form, in their order. */
export const QUESTION_FIELDS = ['category', 'question', 'answer', 'isPublished'] as const;

/** What a form begins with: a question that there is, or what a thread says. */
export type QuestionStart = { readonly question: string; readonly answer: string };

export const questionValues = (given: Question | QuestionStart | null): FormValues => ({
  category: given !== null && 'category' in given ? String(given.category) : '',
  question: given?.question ?? '',
  answer: given?.answer ?? '',
  isPublished: given !== null && 'isPublished' in given && given.isPublished,
});

/** The body to send; the values must have passed `validateQuestion`. */
export const questionBody = (values: FormValues): Body => ({
  // The select offers the contract's members only.
  category: Number(textOf(values, 'category')) as Body['category'],
  question: textOf(values, 'question').trim(),
  answer: textOf(values, 'answer').trim(),
  isPublished: values.isPublished === true,
});

/** Only what differs from the question. */
export const questionChange = (
  values: FormValues,
  question: Question,
): components['schemas']['QuestionUpdate'] =>
  changesOf(questionBody(values), questionBody(questionValues(question)));

export const validateQuestion = (values: FormValues): FormErrors =>
  validateLimits(values, QuestionCreateLimits, QUESTION_FIELDS);
