import type { components } from '#web/api/generated/types.ts';

type Schemas = components['schemas'];

/** 額の確定: what was paid and accepted of a plan of 46.2 million yen. */
export const calculation: Schemas['AmountCalculation'] = {
  lines: [
    {
      part: null,
      expenseCategory: 0,
      label: '機械・設備費',
      planAmount: 30_000_000,
      claimedAmount: 29_260_000,
      excludedAmount: 600_000,
      eligibleAmount: 28_660_000,
    },
    {
      part: null,
      expenseCategory: 1,
      label: '備品費',
      planAmount: 16_200_000,
      claimedAmount: 16_481_399,
      excludedAmount: 660,
      eligibleAmount: 16_480_739,
    },
  ],
  excludedItems: [
    {
      number: 1,
      expenseCategory: 0,
      description: '豆腐製造ライン',
      payee: '株式会社みほん製機',
      eligibleAmount: 28_600_000,
      excludedAmount: 600_000,
      excludedReason: '据付けに伴う既存設備の撤去費は補助の対象になりません。',
    },
    {
      number: 4,
      expenseCategory: 1,
      description: '急速冷却装置',
      payee: '株式会社見本冷機',
      eligibleAmount: 16_481_399,
      excludedAmount: 660,
      excludedReason: '振込手数料は補助の対象になりません。',
    },
  ],
  planVersion: 2,
  itemCount: 12,
  eligibleAmount: 45_140_739,
  rateNumerator: 1,
  rateDenominator: 2,
  shareAmount: 22_570_369,
  roundingUnit: 1000,
  roundedAmount: 22_570_000,
  programmeCapAmount: null,
  appliedAmount: null,
  grantAmount: 23_100_000,
  ceilingAmount: 23_100_000,
  calculatedAmount: 22_570_000,
  paidAmount: 0,
};
