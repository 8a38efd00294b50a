import type { Scope } from '#bff/core/scope.ts';
import { dossierOf, findApplication, formFields } from '#bff/modules/applications/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { answerText } from '#bff/programmes/papers/answerText.ts';
import { findApplicationOf } from './personalRecords.data.ts';
import type { Item } from './personTables.service.ts';

/** What an applicant has answered, question by question, in words; nothing without an application. */
export const applicationItems = async (
  { db, now }: Scope,
  applicationUserId: number,
): Promise<readonly Item[]> => {
  const found = await findApplicationOf(db, applicationUserId);
  const row = found && (await findApplication(db, found.id));
  if (row === null) return [];
  const { definition, answers } = dossierOf(row, now);
  const reader = { answers, facts: contractFacts(), isOnScreen: true };
  return formFields(definition)
    .filter(({ type, name }) => type !== 'files' && Object.hasOwn(answers, name))
    .map((field): Item => [field.label, answerText(field, reader, null)]);
};
