import type { Answers, DocumentDefinition, FormDefinition } from '../familyTypes.ts';
import { evaluateCondition } from './condition.ts';
import { isRequired } from './fields.ts';

export type DocumentState = DocumentDefinition & {
  readonly isRequired: boolean;
  /** Not for this kind of applicant otherwise. */
  readonly isOffered: boolean;
};

/** Every document of the form, each with whether these answers make it required, and whether they offer it. */
export const requiredDocuments = (
  definition: Pick<FormDefinition, 'documents'>,
  answers: Answers,
): readonly DocumentState[] =>
  definition.documents.map((document) => ({
    ...document,
    isRequired: isRequired(document.required, answers),
    isOffered: document.offeredWhen === null || evaluateCondition(document.offeredWhen, answers),
  }));
