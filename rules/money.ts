import { yenLimitText, yenText } from './figure.ts';
import type { RuleProblem } from './messages.ts';

/** Money rules of a programme round; all amounts whole yen, tax excluded (domain 3 "Subsidy arithmetic"). */
export type SubsidyRule = {
  readonly rateNumerator: number;
  readonly rateDenominator: number;
  readonly roundingUnitYen: number;
  readonly minSubsidyYen: number;
  readonly maxSubsidyYen: number;
  /** The higher cap that holds once initiative A (support of a growing area) has eligible cost (IngR6). */
  readonly maxSubsidyWithOriginSupportYen?: number | null;
  readonly minTotalCostYen: number;
};

export type SubsidyInput = {
  /** Eligible rows of the plan, each in whole yen. */
  readonly eligibleYen: readonly number[];
  /** The eligible cost of initiative A within them; 0 where the programme knows none. */
  readonly originSupportEligibleYen?: number;
};

export type SubsidyResult = {
  readonly eligibleYen: number;
  readonly subsidyYen: number;
  readonly capYen: number;
  readonly isCapped: boolean;
};

const assertYen = (yen: number): number => {
  if (!Number.isSafeInteger(yen) || yen < 0) throw new RangeError(`not a whole amount of yen: ${yen}`);
  return yen;
};

/** Sum of whole yen. @throws RangeError when an amount is negative, fractional or beyond 2^53. */
export const sumYen = (amounts: readonly number[]): number =>
  assertYen(amounts.reduce((total, yen) => total + assertYen(yen), 0));

/** A share of the eligible cost: to the yen, and then once to the unit of the programme. */
export type SubsidyShare = { readonly shareYen: number; readonly roundedYen: number };

/**
 * Rate as a fraction of integers, rounded down once to the unit; BigInt so that no float can slip a unit.
 * @throws RangeError when the eligible cost is not whole yen
 */
export const subsidyShare = (
  rule: Pick<SubsidyRule, 'rateNumerator' | 'rateDenominator' | 'roundingUnitYen'>,
  eligibleYen: number,
): SubsidyShare => {
  const unit = BigInt(rule.roundingUnitYen);
  const share = (BigInt(assertYen(eligibleYen)) * BigInt(rule.rateNumerator)) / BigInt(rule.rateDenominator);
  return { shareYen: Number(share), roundedYen: Number((share / unit) * unit) };
};

/**
 * The subsidy of a plan: floor(eligible × rate) to the rounding unit, at most the cap. Rounds once, on the total.
 * @throws RangeError when an amount is not whole yen
 */
export const calculateSubsidy = (rule: SubsidyRule, input: SubsidyInput): SubsidyResult => {
  const eligibleYen = sumYen(input.eligibleYen);
  const hasOriginSupport = assertYen(input.originSupportEligibleYen ?? 0) > 0;
  const capYen = (hasOriginSupport ? rule.maxSubsidyWithOriginSupportYen : null) ?? rule.maxSubsidyYen;
  const { roundedYen: share } = subsidyShare(rule, eligibleYen);
  return { eligibleYen, subsidyYen: Math.min(share, capYen), capYen, isCapped: share > capYen };
};

/** Minimums of the call: what keeps a plan from being submitted. */
export const checkSubsidy = (
  rule: SubsidyRule,
  plan: { readonly subsidyYen: number; readonly totalCostYen: number; readonly eligibleYen: number },
): RuleProblem[] => {
  const problems: RuleProblem[] = [];
  if (plan.subsidyYen < rule.minSubsidyYen) {
    problems.push({ code: 'subsidyBelowMinimum', params: { minimum: yenLimitText(rule.minSubsidyYen) } });
  }
  if (plan.totalCostYen < rule.minTotalCostYen) {
    problems.push({ code: 'totalCostBelowMinimum', params: { minimum: yenLimitText(rule.minTotalCostYen) } });
  }
  if (plan.totalCostYen < plan.eligibleYen) {
    problems.push({ code: 'totalCostBelowEligible', params: { eligible: yenLimitText(plan.eligibleYen) } });
  }
  return problems;
};

/**
 * The business's own share: total cost less subsidy; none where the subsidy is the larger one (a plan that was cut after
 * its grant).
 */
export const selfFundedYen = (totalCostYen: number, subsidyYen: number): number =>
  Math.max(0, assertYen(totalCostYen) - assertYen(subsidyYen));

/** The funding sources together must equal the own share. */
export const checkFunding = (ownShareYen: number, sourcesYen: readonly number[]): RuleProblem[] => {
  const total = sumYen(sourcesYen);
  if (total === ownShareYen) return [];
  return [
    {
      code: 'fundingMismatch',
      params: { total: yenText(total), selfFunded: yenText(ownShareYen) },
    },
  ];
};

/** The confirmed amount (額の確定 in law): never above the grant decided. */
export const confirmAmount = (rule: SubsidyRule, grantYen: number, confirmedEligibleYen: number): number =>
  Math.min(assertYen(grantYen), subsidyShare(rule, confirmedEligibleYen).roundedYen);

/**
 * Divides an amount among parts in proportion to what each is worth: whole yen, the largest remainders first, so that
 * the parts together are the amount. Nothing is allotted where all are worth nothing.
 * @returns one amount for each worth, in its order
 */
export const allotYen = (amountYen: number, worthsYen: readonly number[]): number[] => {
  const total = BigInt(sumYen(worthsYen));
  if (total === 0n) return worthsYen.map(() => 0);
  const amount = BigInt(assertYen(amountYen));
  const parts = worthsYen.map((worth, index) => {
    const product = amount * BigInt(worth);
    return { index, yen: Number(product / total), remainder: product % total };
  });
  let left = amountYen - sumYen(parts.map(({ yen }) => yen));
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : 0,
  );
  const more = new Set<number>();
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    more.add(index);
    left -= 1;
  }
  return parts.map(({ index, yen }) => yen + (more.has(index) ? 1 : 0));
};

/** A warning only: the tax-included column should be the excluded one × 1.08 or × 1.10, give or take 1 yen. */
export const checkTaxIncluded = (excludedYen: number, includedYen: number): RuleProblem[] => {
  const percents = [108, 110];
  const fits = percents.some((percent) => Math.abs(includedYen * 100 - excludedYen * percent) <= 100);
  return fits ? [] : [{ code: 'taxIncludedMismatch' }];
};
