import type { FieldError } from '#bff/core/apiError.ts';
import type { NewProject } from '#bff/data/projects/projects.ts';
import { DomainType, ProgramKind } from '#bff/generated/contract/enums.ts';
import { projectMessages } from '#bff/text/projects.ts';
import { fieldError } from '../common/textRules.ts';

type Facts = Omit<NewProject, 'summary' | 'eligibility' | 'scoringItems'> & {
  readonly scoringItems?: unknown;
};

type Rule = {
  readonly pointer: string;
  readonly holds: (facts: Facts) => boolean;
  readonly message: string;
};

const food = { domainTypes: [DomainType.Food], expenses: 'ExpenseCategoryDining' };

/** Which deployments and which list of expenses belong to a programme kind (domain 1). */
const programmes: ReadonlyMap<
  number,
  { readonly domainTypes: readonly number[]; readonly expenses: string }
> = new Map<number, { readonly domainTypes: readonly number[]; readonly expenses: string }>([
  [ProgramKind.GoToEat, food],
  [ProgramKind.Business, food],
  [ProgramKind.Noto, { ...food, expenses: 'ExpenseCategoryNoto' }],
  [ProgramKind.Inclusive, { ...food, expenses: 'ExpenseCategoryInclusive' }],
  [
    ProgramKind.Ingredient,
    { domainTypes: [DomainType.IngR4, DomainType.IngR5], expenses: 'ExpenseCategoryIngredient' },
  ],
  [ProgramKind.IngredientR6, { domainTypes: [DomainType.IngR6], expenses: 'ExpenseCategoryIngredient' }],
]);

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
      programKind !== ProgramKind.IngredientR6 || typeof maxSubsidyWithA === 'number',
    message: projectMessages.raisedRequired,
  },
  {
    pointer: '/domainType',
    holds: ({ programKind, domainType }) =>
      programmes.get(programKind)?.domainTypes.includes(domainType) ?? false,
    message: projectMessages.domainMismatch,
  },
  {
    pointer: '/expenseCategoryList',
    holds: (facts) => programmes.get(facts.programKind)?.expenses === facts.expenseCategoryList,
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
