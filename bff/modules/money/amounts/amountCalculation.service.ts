import { createHash } from 'node:crypto';
import { AmountProposalKind } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { subsidyRuleOf } from '#bff/programmes/engine.ts';
import { allotYen, calculateSubsidy, confirmAmount, subsidyShare, sumYen } from '#rules/money.ts';
import { programmeOf } from '#rules/programmes.ts';
import type { AmountBasis } from './amountBasis.data.ts';
import { amountTexts } from './amounts.words.ts';

/*
 * How much the grant, or the confirmed amount, is by calculation (domain 3 "Subsidy arithmetic"): pure, of what was
 * read. All amounts are whole yen without tax.
 */

const { GrantDecision } = AmountProposalKind;

type PlanPart = 'A' | 'B' | null;

/** One category of expenses; null where an undertaking came without a plan of its expenses. */
export type AmountLine = {
  readonly part: PlanPart;
  readonly expenseCategory: number | null;
  readonly label: string;
  readonly planAmount: number;
  readonly claimedAmount: number;
  readonly excludedAmount: number;
  readonly eligibleAmount: number;
};

type ExcludedItem = Pick<
  AmountBasis['paymentItems'][number],
  'number' | 'expenseCategory' | 'description' | 'payee' | 'eligibleAmount' | 'excludedAmount'
> & { readonly excludedReason: string };

/** AmountCalculation of the contract, as a proposal keeps it. */
export type AmountCalculation = {
  readonly lines: readonly AmountLine[];
  readonly excludedItems: readonly ExcludedItem[];
  readonly planVersion: number | null;
  readonly itemCount: number;
  readonly eligibleAmount: number;
  readonly rateNumerator: number;
  readonly rateDenominator: number;
  readonly shareAmount: number;
  readonly roundingUnit: number;
  readonly roundedAmount: number;
  readonly programmeCapAmount: number | null;
  readonly appliedAmount: number | null;
  readonly grantAmount: number | null;
  readonly ceilingAmount: number;
  readonly calculatedAmount: number;
  readonly paidAmount: number;
};

type PlanItem = AmountBasis['expensePlans'][number]['items'][number];

const planItemsOf = ({ expensePlans }: AmountBasis): readonly PlanItem[] => expensePlans[0]?.items ?? [];

const eligibleOf = (items: readonly { readonly eligibleAmount: number }[]): number =>
  sumYen(items.map(({ eligibleAmount }) => eligibleAmount));

const labelIn = ({ project }: AmountBasis, expenseCategory: number): string =>
  contractFacts().enumLabel(programmeOf(project.programKind).expenseList, expenseCategory);

const PARTS: readonly PlanPart[] = [null, 'A', 'B'];

/** What the plan in force asks for, by part and category; without a plan what the undertaking is registered with. */
const plannedLines = (basis: AmountBasis): AmountLine[] => {
  const line = (part: PlanPart, expenseCategory: number | null, label: string, yen: number): AmountLine => ({
    part,
    expenseCategory,
    label,
    planAmount: yen,
    claimedAmount: yen,
    excludedAmount: 0,
    eligibleAmount: yen,
  });
  if (basis.expensePlans.length === 0) return [line(null, null, amountTexts.withoutPlan, basis.eligibleCost)];
  return PARTS.flatMap((part) => {
    const own = planItemsOf(basis).filter((item) => item.part === part);
    const categories = [...new Set(own.map(({ expenseCategory }) => expenseCategory))];
    return categories
      .toSorted((a, b) => a - b)
      .map((category) => {
        const yen = eligibleOf(own.filter(({ expenseCategory }) => expenseCategory === category));
        return line(part, category, labelIn(basis, category), yen);
      });
  });
};

/** What was paid and is accepted, by category, beside the plan. */
const acceptedLines = (basis: AmountBasis): AmountLine[] => {
  const planned = planItemsOf(basis);
  const categories = new Set([...planned, ...basis.deals].map(({ expenseCategory }) => expenseCategory));
  return [...categories]
    .toSorted((a, b) => a - b)
    .map((expenseCategory) => {
      const sum = basis.deals.find((deal) => deal.expenseCategory === expenseCategory);
      const claimedAmount = sum?.eligibleAmount ?? 0;
      const excludedAmount = sum?.excludedAmount ?? 0;
      return {
        part: null,
        expenseCategory,
        label: labelIn(basis, expenseCategory),
        planAmount: eligibleOf(planned.filter((item) => item.expenseCategory === expenseCategory)),
        claimedAmount,
        excludedAmount,
        eligibleAmount: claimedAmount - excludedAmount,
      };
    });
};

const ruleOf = ({ project }: AmountBasis) =>
  subsidyRuleOf({ ...project, completionDeadline: '', adoptionPlannedOn: null });

/** What the amount cannot be above. */
type Ceilings = Pick<
  AmountCalculation,
  'programmeCapAmount' | 'appliedAmount' | 'grantAmount' | 'ceilingAmount' | 'calculatedAmount'
>;

const grantCeilings = (basis: AmountBasis, eligible: readonly AmountLine[]): Ceilings => {
  const { capYen, subsidyYen } = calculateSubsidy(ruleOf(basis), {
    eligibleYen: eligible.map(({ eligibleAmount }) => eligibleAmount),
    originSupportEligibleYen: eligibleOf(eligible.filter(({ part }) => part === 'A')),
  });
  const applied = basis.appliedAmount ?? capYen;
  return {
    programmeCapAmount: capYen,
    appliedAmount: basis.appliedAmount,
    grantAmount: null,
    ceilingAmount: Math.min(capYen, applied),
    calculatedAmount: Math.min(subsidyYen, applied),
  };
};

const confirmationCeilings = (basis: AmountBasis, eligibleYen: number): Ceilings => {
  const grantAmount = basis.grantAmount ?? 0;
  return {
    programmeCapAmount: null,
    appliedAmount: null,
    grantAmount,
    ceilingAmount: grantAmount,
    calculatedAmount: confirmAmount(ruleOf(basis), grantAmount, eligibleYen),
  };
};

/** The calculation of an amount as it is now. */
export const calculationOf = (kind: number, basis: AmountBasis): AmountCalculation => {
  const isGrant = kind === GrantDecision;
  const lines = isGrant ? plannedLines(basis) : acceptedLines(basis);
  const eligibleAmount = eligibleOf(lines);
  const { shareYen, roundedYen } = subsidyShare(ruleOf(basis), eligibleAmount);
  const { subsidyRateNumerator, subsidyRateDenominator, roundingUnit } = basis.project;
  return {
    lines,
    excludedItems: isGrant
      ? []
      : basis.paymentItems.map((item) => ({ ...item, excludedReason: item.excludedReason ?? '' })),
    planVersion: basis.expensePlans[0]?.version ?? null,
    itemCount: isGrant ? 0 : basis.deals.reduce((sum, { count }) => sum + count, 0),
    eligibleAmount,
    rateNumerator: subsidyRateNumerator,
    rateDenominator: subsidyRateDenominator,
    shareAmount: shareYen,
    roundingUnit,
    roundedAmount: roundedYen,
    ...(isGrant ? grantCeilings(basis, lines) : confirmationCeilings(basis, eligibleAmount)),
    paidAmount: sumYen(basis.payments.map(({ amount }) => amount)),
  };
};

/** Of all that a calculation rests on: another one when any row, plan or amount behind it has changed. */
export const digestOf = (kind: number, basis: AmountBasis): string => {
  const deals = kind === GrantDecision ? '' : basis.dealsDigest;
  const content = JSON.stringify([calculationOf(kind, basis), deals]);
  return createHash('sha256').update(content).digest('hex');
};

/** How much of an amount each category gets, so that together they are the amount. */
export const allotmentsOf = ({ lines }: AmountCalculation, amount: number) => {
  const shares = allotYen(
    amount,
    lines.map(({ eligibleAmount }) => eligibleAmount),
  );
  return lines.map(({ part, expenseCategory, label, eligibleAmount }, index) => ({
    part,
    expenseCategory,
    label,
    eligibleAmount,
    amount: shares[index] ?? 0,
  }));
};
