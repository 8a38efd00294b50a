import { ProcurementRisk } from '#bff/generated/contract/enums.ts';
import type { SubmitRule } from '../familyTypes.ts';
import { commonRules, scheduleRules } from '../shared/rules.ts';

/** R4 and R5: a year of use, and prices up by more than 20 % unless another risk is shown. */
export const riskRules: readonly SubmitRule[] = [
  ...commonRules,
  ...scheduleRules,
  {
    id: 'usedForAYear',
    stepId: 'eligibility',
    field: 'usageMonths',
    when: { field: 'usageMonths', isPresent: true },
    holds: { field: 'usageMonths', atLeast: 12 },
    message: '対象の原材料を12か月以上使用していることが応募の条件です',
  },
  {
    id: 'priceRatioOver120',
    stepId: 'eligibility',
    field: 'recentPrice',
    when: {
      and: [
        { field: 'riskKind', equals: ProcurementRisk.PriceSurge },
        { field: 'basePrice', isPresent: true },
        { field: 'recentPrice', isPresent: true },
      ],
    },
    holds: {
      not: { ratio: { numerator: 'recentPrice', denominator: 'basePrice' }, atMostPercent: 120 },
    },
    message:
      '価格上昇率が120％を超えることが応募の条件です。価格を確認するか、ほかの調達リスクを選択してください',
  },
];

/** R6: the quantity handled must grow over five years. */
export const r6Rules: readonly SubmitRule[] = [
  ...commonRules,
  ...scheduleRules,
  {
    id: 'planQuantityGrows',
    stepId: 'plan',
    field: 'procurementPlan',
    when: { field: 'procurementPlan', isPresent: true },
    holds: { growthOf: 'procurementPlan', by: 'item', over: 'fiscalYear', column: 'quantity' },
    message: '最終年度の国産原材料の取扱量は、どの品目も現状より多くしてください',
  },
  {
    id: 'lendingOrder',
    stepId: 'eligibility',
    field: 'lentEquipment',
    holds: { every: 'lentEquipment', matches: { field: 'endsOn', atLeastField: 'startsOn' } },
    message: '貸与の終了は、開始以降の日付にしてください',
  },
];
