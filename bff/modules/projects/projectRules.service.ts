import type { FieldError } from '#bff/core/apiError.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { DomainType } from '#bff/generated/contract/enums.ts';
import { formsOf } from '#bff/programmes/engine.ts';
import { programmeOf } from '#rules/programmes.ts';
import type { NewProject } from './projects.data.ts';
import { projectMessages } from './projects.words.ts';

type Facts = Omit<NewProject, 'summary' | 'eligibility' | 'scoringItems'> & {
  readonly scoringItems?: unknown;
};

type Rule = {
  readonly pointer: string;
  readonly holds: (facts: Facts) => boolean;
  readonly message: string;
};

/** The deployments of a programme (domain 1). */
const domainTypesOf = (programKind: number): readonly number[] =>
  programmeOf(programKind).deployments.map((name) => DomainType[name]);

const rules: readonly Rule[] = [
  {
    pointer: '/scoringItems',
    holds: ({ scoringItems }) => new Set(keysOf(scoringItems)).size === keysOf(scoringItems).length,
    message: projectMessages.scoringTwice,
  },
  {
    pointer: '/applicationClosesAt',
    holds: ({ applicationOpensAt, applicationClosesAt }) => applicationClosesAt > applicationOpensAt,
    message: projectMessages.closesBeforeOpens,
  },
  {
    pointer: '/completionDeadline',
    holds: ({ applicationClosesAt, completionDeadline }) =>
      new Date(completionDeadline) > new Date(applicationClosesAt),
    message: projectMessages.deadlineBeforeClose,
  },
  {
    pointer: '/subsidyRateDenominator',
    holds: (facts) => facts.subsidyRateDenominator >= facts.subsidyRateNumerator,
    message: projectMessages.rateAboveOne,
  },
  {
    pointer: '/maxSubsidy',
    holds: ({ minSubsidy, maxSubsidy }) => maxSubsidy >= minSubsidy,
    message: projectMessages.maximumBelowMinimum,
  },
  {
    pointer: '/maxSubsidyWithA',
    holds: ({ maxSubsidy, maxSubsidyWithA }) => (maxSubsidyWithA ?? maxSubsidy) >= maxSubsidy,
    message: projectMessages.raisedBelowMaximum,
  },
  {
    pointer: '/maxSubsidyWithA',
    holds: ({ programKind, maxSubsidyWithA }) =>
      !formsOf(programKind).some(({ data }) => data.money.raisedCapBy) || typeof maxSubsidyWithA === 'number',
    message: projectMessages.raisedRequired,
  },
  {
    pointer: '/domainType',
    holds: ({ programKind, domainType }) => domainTypesOf(programKind).includes(domainType),
    message: projectMessages.domainMismatch,
  },
  {
    pointer: '/expenseCategoryList',
    holds: (facts) => programmeOf(facts.programKind).expenseList === facts.expenseCategoryList,
    message: projectMessages.expenseListMismatch,
  },
];

const keysOf = (items: unknown): unknown[] =>
  Array.isArray(items)
    ? items.map((item: unknown) =>
        typeof item === 'object' && item !== null ? Reflect.get(item, 'key') : item,
      )
    : [];

/** What is wrong with a project across its fields (fields.json "Project"). */
export const projectErrors = (facts: Facts): FieldError[] =>
  rules.filter(({ holds }) => !holds(facts)).map(({ pointer, message }) => fieldError(pointer, message));
