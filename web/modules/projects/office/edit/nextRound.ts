import { nameInRound } from '#rules/projects/roundNames.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { projectsText as t } from '../projects.words.ts';
import { projectValues } from './projectValues.ts';

type Project = components['schemas']['Project'];

/** Dates belong to one round: the next one gets its own. */
const DATES = [
  'applicationOpensAtDay',
  'applicationClosesAtDay',
  'adoptionPlannedOn',
  'completionDeadline',
] as const;

/** The contract's rounds are 1 to 9: after the ninth the number stays, and so do the names. */
const LAST_ROUND = 9;

/** Whether there is a number for a round after this one. */
export const hasNextRound = ({ round }: Pick<Project, 'round'>): boolean => round < LAST_ROUND;

const nextNames = ({ name, shortName, round: from }: Project): FormValues => {
  const to = from + 1;
  return {
    name: nameInRound(name, { from, to, ending: t((w) => w.create.roundInName, { round: to }) }),
    shortName: nameInRound(shortName, {
      from,
      to,
      ending: t((w) => w.create.roundInShortName, { round: to }),
    }),
    round: String(to),
  };
};

/**
 * A round as the beginning of the next: same rules, number and names one higher, without dates, not public yet.
 * Its materials are offered as they are, each with the words that they have to be replaced.
 */
export const nextRoundValues = (source: Project): FormValues => ({
  ...projectValues(source),
  ...Object.fromEntries(DATES.map((name) => [name, ''])),
  ...(hasNextRound(source) ? nextNames(source) : {}),
  isPublished: false,
  documentRules: [],
});
