/** Money rules of a kind of programme (yen), and the list its expenses are named from. */
export const moneyRules = (programKind: number, domainType: number) => {
  const half = {
    subsidyRateNumerator: 1,
    subsidyRateDenominator: 2,
    minSubsidy: 1_000_000,
    minTotalCost: 2_000_000,
  };
  if (programKind === 3) {
    const whole = { subsidyRateNumerator: 1, subsidyRateDenominator: 1, minSubsidy: 0, minTotalCost: 0 };
    return { ...whole, maxSubsidy: 5_000_000, expenseCategoryList: 'ExpenseCategoryNoto' };
  }
  if (programKind === 4)
    return { ...half, maxSubsidy: 15_000_000, expenseCategoryList: 'ExpenseCategoryInclusive' };
  if (programKind <= 1)
    return { ...half, maxSubsidy: 10_000_000, expenseCategoryList: 'ExpenseCategoryDining' };
  const list = { expenseCategoryList: 'ExpenseCategoryIngredient' };
  if (programKind === 5) return { ...half, ...list, maxSubsidy: 200_000_000, maxSubsidyWithA: 300_000_000 };
  return { ...half, ...list, maxSubsidy: domainType === 1 ? 200_000_000 : 500_000_000 };
};
