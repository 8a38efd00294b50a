import { validateForSubmit } from '#bff/programmes/engine.ts';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { type SampleProgramme, today } from './programmes.ts';

/** What pure tests judge answers beside: no row is asked for its files, which only a server has. */
export const withoutRowPapers = { openFields: new Set<string>() } as const;

/** Codes and pointers of what is left to correct once every document is stored and `change` is made. */
export const leftover = ({ definition, project, answers }: SampleProgramme, change: Answers): string[] =>
  validateForSubmit(definition, { ...answers, ...change }, project, {
    today,
    ...withoutRowPapers,
    storedDocuments: definition.documents.map(({ value }) => value),
  }).map(({ pointer, code }) => `${code} ${pointer}`);

/** Answers with one expense. */
export const oneExpense = (amountTaxExcluded: number, rest: Answers = {}) => ({
  expenses: [{ category: 1, description: '機械', amountTaxExcluded, ...rest }],
});
