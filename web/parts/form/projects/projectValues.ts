import { choicesOf, type FormErrors, type FormValues, textOf } from '../values.ts';
import { roundsText as t } from './projectChoice.words.ts';

/** What the field `rounds` holds: every round, or those that `projectIds` names. */
export const PROJECT_FIELDS = { all: 'all', some: 'some' } as const;

/** The words of its choices. */
export const PROJECT_LABELS: Readonly<Record<string, string>> = {
  [PROJECT_FIELDS.all]: t((w) => w.all),
  [PROJECT_FIELDS.some]: t((w) => w.some),
};

/** Rounds as a form holds them. @param projectIds null: every round */
export const projectChoiceValues = (projectIds: readonly number[] | null): FormValues => ({
  rounds: projectIds === null ? PROJECT_FIELDS.all : PROJECT_FIELDS.some,
  projectIds: (projectIds ?? []).map(String),
});

/** Whether the form speaks of some rounds only. */
export const choosesProjects = (values: FormValues): boolean =>
  textOf(values, 'rounds') === PROJECT_FIELDS.some;

/** Where some are to be chosen, one at least is. */
export const projectErrors = (values: FormValues): FormErrors =>
  choosesProjects(values) && choicesOf(values, 'projectIds').length === 0
    ? { projectIds: t((w) => w.required) }
    : {};

/** As the contract has them: null for every round. */
export const projectIdsIn = (values: FormValues): number[] | null =>
  choosesProjects(values) ? choicesOf(values, 'projectIds').map(Number) : null;

/** すべての公募回, or how many. */
export const projectsLabel = (projectIds: readonly number[] | null): string =>
  projectIds === null ? t((w) => w.all) : t((w) => w.count, { count: projectIds.length });
