import type { RuleProblem } from './messages.ts';

/** A ratio kept as two whole numbers, so that 95 % is 95 % and not 94.99999. */
const isAtMostPercent = (part: number, base: number, percent: number): boolean =>
  part * 100 <= base * percent;

/** For messages: per cent with one decimal, cut (never rounded up to the limit it failed). */
const shownPercent = (part: number, base: number): number => Math.floor((part / base) * 1000) / 10;

/**
 * Sales must not exceed `limitPercent` of the base year: 95 (GoToEat, R3 to R1), 115 (Business, R4 to R3),
 * 100 (Business, R4 to R1). Without sales in the base year there is nothing to compare: refused.
 */
export const checkSalesRatio = (
  salesYen: number,
  baseSalesYen: number,
  limitPercent: 95 | 100 | 115,
): RuleProblem | null => {
  if (baseSalesYen <= 0) return { code: 'minNumber', params: { min: 1 } };
  if (isAtMostPercent(salesYen, baseSalesYen, limitPercent)) return null;
  const ratio = shownPercent(salesYen, baseSalesYen);
  return { code: 'salesRatioTooHigh', params: { limit: limitPercent, ratio } };
};

export type SalesByYear = {
  /** Sales in yen of R1, R3 and R4. */
  readonly r1Yen: number;
  readonly r3Yen: number;
  readonly r4Yen: number;
};

/** Business: R4 at most 115 % of R3, or at most 100 % of R1 (domain 1). */
export const checkBusinessSales = ({ r1Yen, r3Yen, r4Yen }: SalesByYear): RuleProblem | null => {
  const growth = checkSalesRatio(r4Yen, r3Yen, 115);
  return growth && checkSalesRatio(r4Yen, r1Yen, 100) ? growth : null;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Price test of the ingredient programmes: average of three months against average of three consecutive years
 * must be over the limit (120 %). Prices are yen per unit, the sums compared instead of the averages.
 */
export const checkPriceRatio = (
  yearPrices: readonly number[],
  monthPrices: readonly number[],
  limitPercent = 120,
): RuleProblem | null => {
  if (yearPrices.length !== 3 || monthPrices.length !== 3) {
    return { code: 'required' };
  }
  const base = sum(yearPrices);
  if (base <= 0) return { code: 'minNumber', params: { min: 1 } };
  if (!isAtMostPercent(sum(monthPrices), base, limitPercent)) return null;
  const ratio = shownPercent(sum(monthPrices), base);
  return { code: 'priceRatioTooLow', params: { limit: limitPercent, ratio } };
};
