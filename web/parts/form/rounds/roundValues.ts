import { choicesOf, type FormErrors, type FormValues, textOf } from '../values.ts';
import { roundsText as t } from './rounds.words.ts';

/** What the field `rounds` holds: every round, or those that `projectIds` names. */
export const ROUNDS = { all: 'all', some: 'some' } as const;

/** The words of its choices. */
export const ROUNDS_LABELS: Readonly<Record<string, string>> = {
  [ROUNDS.all]: t((w) => w.all),
  [ROUNDS.some]: t((w) => w.some),
};

/** Rounds as a form holds them. @param projectIds null: every round */
export const roundValues = (projectIds: readonly number[] | null): FormValues => ({
  rounds: projectIds === null ? ROUNDS.all : ROUNDS.some,
  projectIds: (projectIds ?? []).map(String),
});

/** Whether the form speaks of some rounds only. */
export const choosesRounds = (values: FormValues): boolean => textOf(values, 'rounds') === ROUNDS.some;

/** Where some are to be chosen, one at least is. */
export const roundErrors = (values: FormValues): FormErrors =>
  choosesRounds(values) && choicesOf(values, 'projectIds').length === 0
    ? { projectIds: t((w) => w.required) }
    : {};

/** As the contract has them: null for every round. */
export const roundsIn = (values: FormValues): number[] | null =>
  choosesRounds(values) ? choicesOf(values, 'projectIds').map(Number) : null;

/** すべての公募回, or how many. */
export const roundsLabel = (projectIds: readonly number[] | null): string =>
  projectIds === null ? t((w) => w.all) : t((w) => w.count, { count: projectIds.length });
