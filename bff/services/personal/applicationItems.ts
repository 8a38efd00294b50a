import type { Scope } from '#bff/core/scope.ts';
import { findApplication } from '#bff/data/applications/wholeApplication.ts';
import { findApplicationOf } from '#bff/data/personal/personalRecords.ts';
import { answerText } from '#bff/programmes/papers/answerText.ts';
import { formFields } from '../applications/apply/answers.ts';
import { dossierOf } from '../applications/dossier.ts';
import { contractFacts } from '../common/contractFacts.ts';
import type { Item } from './personTables.ts';

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
