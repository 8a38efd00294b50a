import { validateForSubmit } from '#bff/programmes/engine.ts';
import type { Answers } from '#bff/programmes/types.ts';
import { type SampleProgramme, today } from './programmes.ts';

/** Codes and pointers of what is left to correct once every document is stored and `change` is made. */
export const leftover = ({ definition, project, answers }: SampleProgramme, change: Answers): string[] =>
  validateForSubmit(definition, { ...answers, ...change }, project, {
    today,
    storedDocuments: definition.documents.map(({ value }) => value),
  }).map(({ pointer, code }) => `${code} ${pointer}`);

/** Answers with one expense. */
export const oneExpense = (amountTaxExcluded: number, rest: Answers = {}) => ({
  expenses: [{ category: 1, description: '機械', amountTaxExcluded, ...rest }],
});
