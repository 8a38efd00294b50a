import { ProcurementRisk } from '#bff/generated/contract/enums.ts';
import type { Condition, FormSection } from '../familyTypes.ts';
import { choice, decimal, int, ints, textarea, yearMonths } from '../shared/fields.ts';

/** The price test, or one of the risks that take its place (domain 1, key tests). */
export const isOtherRisk: Condition = {
  and: [
    { field: 'riskKind', isPresent: true },
    { not: { field: 'riskKind', equals: ProcurementRisk.PriceSurge } },
  ],
};

/** The price and use tests of R4 and R5; only the years of the base period differ. */
export const riskSections = (baseYears: readonly number[]): readonly FormSection[] => [
  {
    id: 'use',
    title: '使用実績と調達リスク',
    fields: [
      int('usageMonths', '使用実績', {
        unit: 'か月',
        help: '対象の原材料を続けて使っている月数です。',
        limits: { min: 0, max: 1200 },
      }),
      choice('riskKind', '調達リスク', { enumName: 'ProcurementRisk' }),
      textarea('riskDetail', '調達リスクの説明', {
        required: { when: isOtherRisk },
        visibleWhen: isOtherRisk,
        limits: { maxLength: 1000 },
      }),
    ],
  },
  {
    id: 'price',
    title: '調達価格の比較',
    intro: '基準期間と直近の平均調達価格を比べます。価格高騰による応募では、120％を超えることが条件です。',
    fields: [
      ints('basePriceYears', '基準期間（3年）', {
        options: baseYears.map((year) => ({ value: year, label: `${year}年` })),
        limits: { minItems: 3, maxItems: 3 },
      }),
      decimal('basePrice', '基準期間の平均調達価格', {
        unit: '円/単位',
        limits: { min: 0.001, decimals: 3 },
      }),
      yearMonths('recentMonths', '直近1年のうち任意の3か月', { limits: { minItems: 3, maxItems: 3 } }),
      decimal('recentPrice', '3か月の平均調達価格', {
        unit: '円/単位',
        limits: { min: 0.001, decimals: 3 },
      }),
      decimal('priceRatio', '価格上昇率', { unit: '％', required: 'never', isAuto: true }),
    ],
  },
];
