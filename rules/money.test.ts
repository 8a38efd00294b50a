import { describe, expect, it } from 'vitest';
import { messageOf } from './messages.ts';
import {
  allotYen,
  calculateSubsidy,
  checkFunding,
  checkSubsidy,
  checkTaxIncluded,
  confirmAmount,
  type SubsidyRule,
  selfFundedYen,
  subsidyShare,
  sumYen,
} from './money.ts';

const business: SubsidyRule = {
  rateNumerator: 1,
  rateDenominator: 2,
  roundingUnitYen: 1000,
  minSubsidyYen: 1_000_000,
  maxSubsidyYen: 10_000_000,
  minTotalCostYen: 2_000_000,
};
const ingR6: SubsidyRule = {
  ...business,
  maxSubsidyYen: 200_000_000,
  maxSubsidyWithOriginSupportYen: 300_000_000,
};

describe('calculateSubsidy', () => {
  it.each([
    [5_431_999, 2_715_000],
    [25_000_000, 10_000_000],
    [1_999_999, 999_000],
  ])('half of %i yen is %i yen, floored to the thousand and capped', (eligible, subsidy) => {
    expect(calculateSubsidy(business, { eligibleYen: [eligible] }).subsidyYen).toBe(subsidy);
  });

  it('caps 400,123,456 yen at 200,000,000 yen and says so', () => {
    expect(calculateSubsidy(ingR6, { eligibleYen: [400_123_456] })).toEqual({
      eligibleYen: 400_123_456,
      subsidyYen: 200_000_000,
      capYen: 200_000_000,
      isCapped: true,
    });
  });

  it('raises the cap of IngR6 to 3億円 only once initiative A has eligible cost', () => {
    const eligibleYen = [500_000_000, 100_000_000];
    expect(calculateSubsidy(ingR6, { eligibleYen, originSupportEligibleYen: 0 }).capYen).toBe(200_000_000);
    expect(calculateSubsidy(ingR6, { eligibleYen, originSupportEligibleYen: 1 }).subsidyYen).toBe(
      300_000_000,
    );
  });

  it('rounds once on the total, not per row', () => {
    expect(calculateSubsidy(business, { eligibleYen: [1_001_500, 1_000_500] }).subsidyYen).toBe(1_001_000);
  });

  it('is exact for a rate of two thirds', () => {
    const rule = { ...business, rateNumerator: 2, rateDenominator: 3 };
    expect(calculateSubsidy(rule, { eligibleYen: [4_500_000] }).subsidyYen).toBe(3_000_000);
    expect(calculateSubsidy(rule, { eligibleYen: [4_499_999] }).subsidyYen).toBe(2_999_000);
  });

  it('refuses amounts that are not whole yen', () => {
    expect(() => sumYen([0.5])).toThrow(RangeError);
    expect(() => sumYen([-1])).toThrow(RangeError);
    expect(() => sumYen([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('checks', () => {
  it('names the minimum subsidy and the minimum total cost in Japanese', () => {
    const problems = checkSubsidy(business, {
      subsidyYen: 999_000,
      totalCostYen: 1_999_999,
      eligibleYen: 1_999_999,
    });
    expect(problems.map(messageOf)).toEqual([
      '補助金額が下限（100万円）に満たないため応募できません',
      '総事業費が200万円以上の計画が対象です',
    ]);
  });

  it('lets a plan pass that is exactly on both minimums', () => {
    const plan = { subsidyYen: 1_000_000, totalCostYen: 2_000_000, eligibleYen: 2_000_000 };
    expect(checkSubsidy(business, plan)).toEqual([]);
  });

  it('refuses a total cost below its eligible part', () => {
    const plan = { subsidyYen: 1_500_000, totalCostYen: 2_900_000, eligibleYen: 3_000_000 };
    expect(checkSubsidy(business, plan).map((problem) => problem.code)).toEqual(['totalCostBelowEligible']);
  });

  it('funding sources must add up to the own share', () => {
    const own = selfFundedYen(20_000_000, 9_000_000);
    expect(own).toBe(11_000_000);
    expect(checkFunding(own, [10_000_000, 1_000_000])).toEqual([]);
    expect(checkFunding(own, [10_000_000]).map(messageOf)).toEqual([
      '資金の内訳の合計（10,000,000円）を自己負担額（11,000,000円）と同じ金額にしてください',
    ]);
  });

  it('the own share is nothing where the subsidy is more than all costs', () => {
    expect(selfFundedYen(3_000_000, 4_000_000)).toBe(0);
  });

  it('the confirmed amount is never above the grant', () => {
    expect(confirmAmount(business, 5_000_000, 9_431_999)).toBe(4_715_000);
    expect(confirmAmount(business, 4_000_000, 9_431_999)).toBe(4_000_000);
  });

  it('warns when tax included is not 8 or 10 per cent more, give or take one yen', () => {
    expect(checkTaxIncluded(1000, 1100)).toEqual([]);
    expect(checkTaxIncluded(999, 1079)).toEqual([]);
    expect(checkTaxIncluded(999, 1098)).toEqual([]);
    expect(checkTaxIncluded(1000, 1050)).toEqual([{ code: 'taxIncludedMismatch' }]);
  });
});

/** Numbers that come again with the same seed: whole yen up to 2 thousand million, many of them small. */
const yenFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % 3 === 0 ? state % 2_000_000_000 : state % 10_000;
  };
};

describe('whatever the figures are', () => {
  const units = [1, 100, 1000, 10_000];
  const rates = [
    [1, 2],
    [2, 3],
    [3, 4],
    [1, 1],
  ] as const;
  const cases = Array.from({ length: 400 }, (_, seed) => {
    const next = yenFrom(seed + 1);
    const [rateNumerator, rateDenominator] = rates[seed % rates.length] ?? [1, 2];
    const roundingUnitYen = units[(seed >> 2) % units.length] ?? 1000;
    const rule = { ...business, rateNumerator, rateDenominator, roundingUnitYen };
    return { rule, rows: Array.from({ length: seed % 7 }, next), amount: next() };
  });

  it('the confirmed amount is whole units, never negative, above the grant or above the share', () => {
    for (const { rule, rows, amount: grant } of cases) {
      const eligible = sumYen(rows);
      const confirmed = confirmAmount(rule, grant, eligible);
      expect(confirmed).toBeGreaterThanOrEqual(0);
      expect(confirmed).toBeLessThanOrEqual(grant);
      expect(BigInt(confirmed) * BigInt(rule.rateDenominator)).toBeLessThanOrEqual(
        BigInt(eligible) * BigInt(rule.rateNumerator),
      );
      if (confirmed < grant) expect(confirmed % rule.roundingUnitYen).toBe(0);
    }
  });

  it('more of eligible cost never gives less, and rounding takes less than a unit', () => {
    for (const { rule, rows, amount } of cases) {
      const eligible = sumYen(rows);
      const { shareYen, roundedYen } = subsidyShare(rule, eligible);
      expect(shareYen - roundedYen).toBeLessThan(rule.roundingUnitYen);
      expect(subsidyShare(rule, eligible + amount).roundedYen).toBeGreaterThanOrEqual(roundedYen);
    }
  });

  it('what is allotted to the categories is the amount together, and each within a yen of its share', () => {
    for (const { rows, amount } of cases) {
      const total = sumYen(rows);
      const parts = allotYen(amount, rows);
      expect(sumYen(parts)).toBe(total === 0 ? 0 : amount);
      parts.forEach((part, index) => {
        if (total > 0) expect(Math.abs(part - (amount * (rows[index] ?? 0)) / total)).toBeLessThan(1);
      });
    }
  });
});
