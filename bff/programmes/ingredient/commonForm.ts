import { IngredientKind, Origin } from '#bff/generated/contract/enums.ts';
import type { Condition, FieldDefinition, FormSection } from '../familyTypes.ts';
import { choice, decimal, list, text, textarea } from '../shared/fields.ts';
import { planDetail, planTitle, scheduleOf } from '../shared/plan.ts';

const isOtherKind: Condition = { field: 'kind', equals: IngredientKind.Other };
const wasImported: Condition = { field: 'originBefore', equals: Origin.Import };

const ingredientColumns: readonly FieldDefinition[] = [
  choice('kind', '原材料の種類', { enumName: 'IngredientKind' }),
  text('kindOther', '原材料名（その他）', {
    required: { when: isOtherKind },
    visibleWhen: isOtherKind,
    limits: { maxLength: 50 },
  }),
  choice('originBefore', '切替前の国産・輸入', { enumName: 'Origin' }),
  text('countryBefore', '切替前の原産国', {
    required: { when: wasImported },
    visibleWhen: wasImported,
    limits: { maxLength: 50 },
  }),
  choice('originAfter', '切替後の国産・輸入', { enumName: 'Origin' }),
  text('regionAfter', '切替後の産地', { limits: { minLength: 1, maxLength: 50 } }),
  choice('unit', '単位', { enumName: 'Unit' }),
  decimal('quantityBefore', '現在の年間使用量', { limits: { min: 0.001, decimals: 3 } }),
  decimal('quantityAfter', '計画の年間使用量', { limits: { min: 0, decimals: 3 } }),
  choice('domesticRatio', '切替後の国産割合', { enumName: 'RatioBand' }),
];

export const siteSection: FormSection = {
  id: 'site',
  title: '事業者の区分と実施場所',
  fields: [
    choice('isFoodManufacturer', '事業者の区分', { enumName: 'IngredientBusinessKind' }),
    text('factoryName', '実施工場・店舗名', { limits: { minLength: 1, maxLength: 100 } }),
    text('factoryAddress', '実施場所', { limits: { minLength: 1, maxLength: 200 } }),
  ],
};

export const ingredientsSection: FormSection = {
  id: 'ingredients',
  title: '対象の原材料',
  intro: '切り替える、または取扱いを増やす原材料を、種類ごとに入力します。',
  fields: [
    list('ingredients', '対象原材料', {
      limits: { minItems: 1, maxItems: 50 },
      columns: ingredientColumns,
    }),
  ],
};

export const planSection: FormSection = {
  id: 'plan',
  title: '事業計画',
  fields: [
    planTitle,
    text('productName', '新商品・対象商品名', { limits: { minLength: 1, maxLength: 100 } }),
    planDetail,
    textarea('effect', '効果（調達の安定・価格）', { limits: { minLength: 1, maxLength: 2000 } }),
    scheduleOf('実施スケジュール'),
  ],
};
