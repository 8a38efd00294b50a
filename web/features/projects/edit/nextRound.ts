import type { components } from '#web/api/generated/types.ts';
import type { FormValues } from '#web/form/values.ts';
import { projectValues } from './projectForm.ts';

/** Dates belong to one round: the next one gets its own. */
const DATES = [
  'applicationOpensAtDay',
  'applicationClosesAtDay',
  'adoptionPlannedOn',
  'completionDeadline',
] as const;

/** A round as the beginning of the next: same rules, one number higher, without dates, not public yet. */
export const nextRoundValues = (source: components['schemas']['Project']): FormValues => ({
  ...projectValues(source),
  ...Object.fromEntries(DATES.map((name) => [name, ''])),
  round: String(Math.min(source.round + 1, 9)),
  isPublished: false,
  documentRules: [],
});
