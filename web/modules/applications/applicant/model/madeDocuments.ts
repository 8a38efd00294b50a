import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import type { Application, FormDefinition, FormDocument } from './formTypes.ts';

type Stored = Application['files'][number];

/** Whether the product makes a document of the answers, so that nobody has to attach it. */
export const isMade = ({ documents }: FormDefinition, type: number): boolean =>
  documents.some((document) => document.type === type && document.isMadeFromAnswers);

/**
 * The files of a document that are handed in. What was made for an earlier submission no longer counts while the
 * answers can change: it is made again.
 */
export const countedFiles = (
  { files, status }: Pick<Application, 'files' | 'status'>,
  { type }: Pick<FormDocument, 'type'>,
): Stored[] => {
  const canChange = status === ApplicationStatus.Draft || status === ApplicationStatus.Returned;
  return files.filter((file) => file.type === type && !(canChange && file.isMadeFromAnswers));
};

/** The number of its form (様式1), unless its name says it already; a form without a number has none to say. */
export const formNumber = ({ form, label }: Pick<FormDocument, 'form' | 'label'>): string | null =>
  form !== null && /\d/.test(form) && !label.includes(form) ? form : null;
