import { InitiativeType, SupportMeasure } from '#bff/generated/contract/enums.ts';
import type { Condition, FieldDefinition, FormSection } from '../familyTypes.ts';
import { expenseList } from '../shared/expensesStep.ts';
import { boolean, choice, choices, date, decimal, int, list, text } from '../shared/fields.ts';

const { A, AandB, B } = InitiativeType;
const hasA: Condition = { field: 'initiativeType', in: [A, AandB] };
const hasB: Condition = { field: 'initiativeType', in: [B, AandB] };

const lendsMachines: Condition = {
  and: [
    hasA,
    {
      or: [
        { field: 'supportMeasures', includes: SupportMeasure.HarvesterLending },
        { field: 'supportMeasures', includes: SupportMeasure.SorterLending },
      ],
    },
  ],
};

export const r6Initiative: FormSection = {
  id: 'initiative',
  title: '取組の類型と産地',
  fields: [
    choice('initiativeType', '取組の類型', {
      enumName: 'InitiativeType',
      help: '取組A：産地を支援する　取組B：国産原材料の取扱いを増やす',
    }),
    list('producers', '連携する産地', {
      limits: { minItems: 1, maxItems: 50 },
      columns: [
        text('name', '名称', { limits: { minLength: 1, maxLength: 100 } }),
        text('representativeName', '代表者', { limits: { minLength: 1, maxLength: 50 } }),
        text('address', '所在地', { limits: { minLength: 1, maxLength: 200 } }),
        text('item', '品目', { limits: { minLength: 1, maxLength: 50 } }),
        decimal('contractQuantity', '契約数量', { limits: { min: 0.001, decimals: 3 } }),
        choice('unit', '単位', { enumName: 'Unit' }),
      ],
    }),
    choices('supportMeasures', '産地支援（取組A）', {
      enumName: 'SupportMeasure',
      required: { when: hasA },
      visibleWhen: hasA,
      limits: { minItems: 1 },
    }),
    list('lentEquipment', '貸与機械', {
      required: { when: lendsMachines },
      visibleWhen: lendsMachines,
      limits: { minItems: 1, maxItems: 50 },
      columns: [
        text('name', '名称', { limits: { minLength: 1, maxLength: 100 } }),
        int('count', '台数', { unit: '台', limits: { min: 1, max: 10_000 } }),
        text('borrowerName', '貸与先', { limits: { minLength: 1, maxLength: 100 } }),
        date('startsOn', '貸与の開始'),
        date('endsOn', '貸与の終了'),
      ],
    }),
  ],
};

export const r6ProcurementPlan: FormSection = {
  id: 'procurement',
  title: '国産原材料調達計画',
  fields: [
    list('procurementPlan', '国産原材料調達計画（5年分）', {
      help: '品目ごとに、現状と5年分の年間取扱量を入力します。最終年度は現状より多くします。',
      limits: { minItems: 5, maxItems: 100 },
      columns: [
        int('fiscalYear', '年度', { unit: '年度', limits: { min: 2020, max: 2100 } }),
        text('item', '品目', { limits: { minLength: 1, maxLength: 50 } }),
        decimal('quantity', '取扱量', { limits: { min: 0, decimals: 3 } }),
        choice('unit', '単位', { enumName: 'Unit' }),
      ],
    }),
  ],
};

export const r6ExpenseLists: readonly FieldDefinition[] = [
  expenseList('expensesA', '経費（取組A）', 'ExpenseCategoryIngredient', {
    required: { when: hasA },
    visibleWhen: hasA,
  }),
  expenseList('expensesB', '経費（取組B）', 'ExpenseCategoryIngredient', {
    required: { when: hasB },
    visibleWhen: hasB,
  }),
  expenseList('expenses', '経費明細', 'ExpenseCategoryIngredient', {
    required: 'never',
    isAuto: true,
    help: '取組Aと取組Bの経費を合わせたものです。',
  }),
];

export const r6Pledges: readonly FieldDefinition[] = [
  boolean('environmentCheck', '環境負荷低減チェックシートの全項目に取り組みます', { mustBeTrue: true }),
  boolean('wageIncrease', '賃上げを表明します（加点項目）', { required: 'never' }),
];
