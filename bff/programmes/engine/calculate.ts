import { type Row, rowsOf } from '#rules/forms/answers.ts';
import { thousandthsOf, yenOf } from '#rules/forms/figures.ts';
import { FUNDING_LIST, fundingYen } from '#rules/forms/funding.ts';
import { messageOf, type RuleProblem } from '#rules/messages.ts';
import {
  calculateSubsidy,
  checkFunding,
  checkSubsidy,
  type SubsidyRule,
  selfFundedYen,
  sumYen,
} from '#rules/money.ts';
import type { Answers, CalculationRule, Finding, FormDefinition, ProjectRules } from '../familyTypes.ts';
import { amountOf, eligibleErrors, eligibleOf, warningsOf } from './expenseRows.ts';
import { fieldsOf, isVisible } from './fields.ts';

/** Yen, tax excluded. `figures` holds what the family works out beside the money, by field name. */
export type Calculation = {
  readonly totalCost: number;
  readonly eligibleCost: number;
  readonly ineligibleCost: number;
  readonly subsidyAmount: number;
  readonly selfFunded: number;
  readonly cap: number;
  readonly isCapped: boolean;
  readonly fundingTotal: number;
  /** What the funding sources still lack; negative when they are too much. */
  readonly fundingShortfall: number;
  readonly figures: { readonly [name: string]: number | null | readonly Row[] };
  /** They stop a submission. */
  readonly errors: readonly Finding[];
  /** They are shown and do not stop it. */
  readonly warnings: readonly Finding[];
};

/** The money rules of a round. */
export const subsidyRuleOf = (project: ProjectRules): SubsidyRule => ({
  rateNumerator: project.subsidyRateNumerator,
  rateDenominator: project.subsidyRateDenominator,
  roundingUnitYen: project.roundingUnit,
  minSubsidyYen: project.minSubsidy,
  maxSubsidyYen: project.maxSubsidy,
  maxSubsidyWithOriginSupportYen: project.maxSubsidyWithA ?? null,
  minTotalCostYen: project.minTotalCost,
});

const percentOf = (numerator: unknown, denominator: unknown, round: 'up' | 'down'): number | null => {
  const part = thousandthsOf(numerator);
  const base = thousandthsOf(denominator);
  if (part === null || base === null || base <= 0n || part < 0n) return null;
  const tenths = (part * 1000n + (round === 'up' ? base - 1n : 0n)) / base;
  return Number(tenths) / 10;
};

const figureOf = (rule: CalculationRule, answers: Answers): number | null | readonly Row[] => {
  switch (rule.kind) {
    case 'percent':
      return percentOf(answers[rule.ratio.numerator], answers[rule.ratio.denominator], rule.round);
    case 'rows':
      return rule.lists.flatMap((list) => rowsOf(answers, list));
    case 'sum':
      return sumYen(rowsOf(answers, rule.list).map((row) => yenOf(row[rule.column])));
    case 'eligible':
      return sumYen(rowsOf(answers, rule.list).map(eligibleOf));
  }
};

const findingsOf = (problems: readonly RuleProblem[], pointer: string): Finding[] =>
  problems.map((problem) => ({ pointer, code: 'rule', message: messageOf(problem), stepId: 'expenses' }));

type Totals = Pick<
  Calculation,
  'totalCost' | 'eligibleCost' | 'subsidyAmount' | 'selfFunded' | 'cap' | 'isCapped' | 'figures'
>;

const totalsOf = (definition: FormDefinition, answers: Answers, rule: SubsidyRule): Totals => {
  const { expenseLists, raisedCapBy = '' } = definition.money;
  const figures = Object.fromEntries(
    definition.calculations.map((calculation) => [calculation.result, figureOf(calculation, answers)]),
  );
  const rows = expenseLists.flatMap((list) => rowsOf(answers, list));
  const totalCost = sumYen(rows.map(amountOf));
  const subsidy = calculateSubsidy(rule, {
    eligibleYen: rows.map(eligibleOf),
    originSupportEligibleYen: yenOf(figures[raisedCapBy]),
  });
  return {
    totalCost,
    eligibleCost: subsidy.eligibleYen,
    subsidyAmount: subsidy.subsidyYen,
    selfFunded: selfFundedYen(totalCost, subsidy.subsidyYen),
    cap: subsidy.capYen,
    isCapped: subsidy.isCapped,
    figures,
  };
};

/** Limits of the call, shown at the first list that holds a row; silent until there is an expense. */
const limitErrors = (
  { money }: FormDefinition,
  answers: Answers,
  rule: SubsidyRule,
  totals: Totals,
): Finding[] => {
  const list = money.expenseLists.find((name) => rowsOf(answers, name).length > 0);
  if (!list || totals.totalCost === 0) return [];
  const { subsidyAmount: subsidyYen, totalCost: totalCostYen, eligibleCost: eligibleYen } = totals;
  return findingsOf(checkSubsidy(rule, { subsidyYen, totalCostYen, eligibleYen }), `/${list}`);
};

/** The answers without lists of expenses that do not show now: what was typed before a change of mind. */
const withoutHiddenLists = (definition: FormDefinition, answers: Answers): Answers => {
  const hidden = fieldsOf(definition)
    .filter(({ field }) => definition.money.expenseLists.includes(field.name) && !isVisible(field, answers))
    .map(({ field }) => [field.name, null]);
  return { ...answers, ...Object.fromEntries(hidden) };
};

/**
 * The money and the figures of an application (domain 3 "Subsidy arithmetic"): whole yen, tax excluded, rounded
 * once on the total. Half-typed amounts count as 0. Limits are only judged once there is an expense.
 */
export const calculate = (definition: FormDefinition, given: Answers, project: ProjectRules): Calculation => {
  const answers = withoutHiddenLists(definition, given);
  const rule = subsidyRuleOf(project);
  const totals = totalsOf(definition, answers, rule);
  const sources = fundingYen(answers);
  const fundingTotal = sumYen(sources);
  const fundingProblems = sources.length > 0 ? checkFunding(totals.selfFunded, sources) : [];
  return {
    ...totals,
    ineligibleCost: totals.totalCost - totals.eligibleCost,
    fundingTotal,
    fundingShortfall: totals.selfFunded - fundingTotal,
    errors: [
      ...eligibleErrors(definition, answers),
      ...limitErrors(definition, answers, rule, totals),
      ...findingsOf(fundingProblems, `/${FUNDING_LIST}`),
    ],
    warnings: warningsOf(definition, answers),
  };
};

/** The answers with everything that a condition may name: the figures, the totals, today and the deadline. */
export const withFigures = (
  answers: Answers,
  calculation: Calculation,
  dates: { readonly today: string } & Pick<ProjectRules, 'completionDeadline' | 'adoptionPlannedOn'>,
): Answers => ({
  ...answers,
  ...calculation.figures,
  totalCost: calculation.totalCost,
  eligibleCost: calculation.eligibleCost,
  subsidyAmount: calculation.subsidyAmount,
  selfFunded: calculation.selfFunded,
  $today: dates.today,
  $completionDeadline: dates.completionDeadline,
  $adoptionPlannedOn: dates.adoptionPlannedOn ?? null,
});
