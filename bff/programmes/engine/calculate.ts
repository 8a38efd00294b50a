import { messageOf, type RuleProblem } from '#bff/services/rules/messages.ts';
import {
  calculateSubsidy,
  checkFunding,
  checkSubsidy,
  checkTaxIncluded,
  type SubsidyRule,
  selfFundedYen,
  sumYen,
} from '#bff/services/rules/money.ts';
import { sentence } from '../messages.ts';
import type { Answers, CalculationRule, Finding, FormDefinition, ProjectRules } from '../types.ts';
import { type Row, rowsOf, thousandthsOf, yenOf } from './values.ts';

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

const subsidyRuleOf = (project: ProjectRules): SubsidyRule => ({
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

const amountOf = (row: Row): number => yenOf(row.amountTaxExcluded);

/** What a row claims: the whole amount unless a part is given, never more than the amount. */
const eligibleOf = (row: Row): number =>
  typeof row.eligibleAmount === 'number' ? Math.min(yenOf(row.eligibleAmount), amountOf(row)) : amountOf(row);

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

const ruleFinding = (pointer: string, message: string): Finding => ({
  pointer,
  code: 'rule',
  message,
  stepId: 'expenses',
});

const rowWarnings = (row: Row, pointer: string, competitiveFromYen: number): Finding[] => {
  const amount = amountOf(row);
  const included = yenOf(row.amountTaxIncluded);
  const warnings: Finding[] = [];
  if (amount > 0 && included > 0) {
    for (const problem of checkTaxIncluded(amount, included)) {
      warnings.push(ruleFinding(`${pointer}/amountTaxIncluded`, messageOf(problem)));
    }
  }
  const quantity = thousandthsOf(row.quantity);
  const unitPrice = yenOf(row.unitPrice);
  if (quantity !== null && quantity > 0n && unitPrice > 0) {
    const product = Number((quantity * BigInt(unitPrice)) / 1000n);
    const shown = product.toLocaleString('ja-JP');
    if (product !== amount) {
      warnings.push(ruleFinding(`${pointer}/amountTaxExcluded`, sentence('unitPrice', { product: shown })));
    }
  }
  if (amount >= competitiveFromYen) warnings.push(ruleFinding(pointer, sentence('competitiveQuotation')));
  return warnings;
};

const warningsOf = ({ money }: FormDefinition, answers: Answers): Finding[] =>
  money.expenseLists.flatMap((list) =>
    rowsOf(answers, list).flatMap((row, index) =>
      rowWarnings(row, `/${list}/${index}`, money.competitiveQuotationFromYen),
    ),
  );

const eligibleErrors = ({ money }: FormDefinition, answers: Answers): Finding[] =>
  money.expenseLists.flatMap((list) =>
    rowsOf(answers, list).flatMap((row, index) =>
      yenOf(row.eligibleAmount) > amountOf(row)
        ? [ruleFinding(`/${list}/${index}/eligibleAmount`, sentence('eligibleAboveAmount'))]
        : [],
    ),
  );

const findingsOf = (problems: readonly RuleProblem[], pointer: string): Finding[] =>
  problems.map((problem) => ({ pointer, code: 'rule', message: messageOf(problem), stepId: 'expenses' }));

/**
 * The money and the figures of an application (domain 3 "Subsidy arithmetic"): whole yen, tax excluded, rounded
 * once on the total. Half-typed amounts count as 0. Limits are only judged once there is an expense.
 */
export const calculate = (
  definition: FormDefinition,
  answers: Answers,
  project: ProjectRules,
): Calculation => {
  const figures = Object.fromEntries(
    definition.calculations.map((rule) => [rule.result, figureOf(rule, answers)]),
  );
  const rows = definition.money.expenseLists.flatMap((list) => rowsOf(answers, list));
  const totalCost = sumYen(rows.map(amountOf));
  const eligibleYen = rows.map(eligibleOf);
  const rule = subsidyRuleOf(project);
  const subsidy = calculateSubsidy(rule, {
    eligibleYen,
    originSupportEligibleYen: yenOf(figures[definition.money.raisedCapBy ?? '']),
  });
  const selfFunded = selfFundedYen(totalCost, subsidy.subsidyYen);
  const sources = rowsOf(answers, 'fundingSources').map((row) => yenOf(row.amount));
  const fundingTotal = sumYen(sources);
  const plan = {
    subsidyYen: subsidy.subsidyYen,
    totalCostYen: totalCost,
    eligibleYen: subsidy.eligibleYen,
  };
  const firstList = `/${definition.money.expenseLists.find((list) => rowsOf(answers, list).length > 0) ?? ''}`;
  const limits = totalCost > 0 ? findingsOf(checkSubsidy(rule, plan), firstList) : [];
  const funding = sources.length > 0 ? findingsOf(checkFunding(selfFunded, sources), '/fundingSources') : [];
  return {
    totalCost,
    eligibleCost: subsidy.eligibleYen,
    ineligibleCost: totalCost - subsidy.eligibleYen,
    subsidyAmount: subsidy.subsidyYen,
    selfFunded,
    cap: subsidy.capYen,
    isCapped: subsidy.isCapped,
    fundingTotal,
    fundingShortfall: selfFunded - fundingTotal,
    figures,
    errors: [...eligibleErrors(definition, answers), ...limits, ...funding],
    warnings: warningsOf(definition, answers),
  };
};

/** The answers with everything that a condition may name: the figures, the totals, today and the deadline. */
export const withFigures = (
  answers: Answers,
  calculation: Calculation,
  dates: { readonly today: string; readonly completionDeadline: string },
): Answers => ({
  ...answers,
  ...calculation.figures,
  totalCost: calculation.totalCost,
  eligibleCost: calculation.eligibleCost,
  subsidyAmount: calculation.subsidyAmount,
  selfFunded: calculation.selfFunded,
  $today: dates.today,
  $completionDeadline: dates.completionDeadline,
});
