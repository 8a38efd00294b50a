import type { Answers, DocumentDefinition, FormDefinition } from '../types.ts';
import { isRequired } from './fields.ts';

export type DocumentState = DocumentDefinition & { readonly isRequired: boolean };

/** Every document of the form, each with whether these answers make it required. */
export const requiredDocuments = (
  definition: Pick<FormDefinition, 'documents'>,
  answers: Answers,
): readonly DocumentState[] =>
  definition.documents.map((document) => ({
    ...document,
    isRequired: isRequired(document.required, answers),
  }));
