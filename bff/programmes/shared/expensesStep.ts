import type { ExpenseList, FieldDefinition, FormSection, FormStep } from '../familyTypes.ts';
import { choice, decimal, list, text, yen } from './fields.ts';

const detail = { required: 'never', isDetail: true } as const;

/** Columns of one expense: three that everybody fills, then those for who wants to be exact. What belongs to the plan but is not subsidised has an `eligibleAmount` of 0. */
const expenseColumns = (categories: ExpenseList, allowedValues?: readonly number[]): FieldDefinition[] => [
  choice('category', '区分', { enumName: categories, allowedValues }),
  text('description', '内容', { limits: { minLength: 1, maxLength: 200 } }),
  yen('amountTaxExcluded', '金額（税抜）', {
    limits: { min: 1 },
    isSummed: true,
    productOf: ['quantity', 'unitPrice'],
  }),
  decimal('quantity', '数量', {
    ...detail,
    help: '数量と単価を入力すると、金額が入ります。',
    limits: { min: 0, max: 1_000_000, decimals: 3 },
  }),
  text('unitName', '単位', { ...detail, limits: { maxLength: 20 } }),
  yen('unitPrice', '単価（税抜）', { ...detail, limits: { min: 0 } }),
  yen('amountTaxIncluded', '金額（税込）', {
    ...detail,
    help: '参考です。補助金の計算には使いません。',
    limits: { min: 0 },
    isSummed: true,
  }),
  yen('eligibleAmount', 'うち補助対象額（税抜）', {
    ...detail,
    help: '空のときは全額を対象にします。撤去・処分など対象外の費用は0円にします。総事業費には含めます。',
    limits: { min: 0 },
    isSummed: true,
  }),
  text('supplierName', '見積先', { ...detail, limits: { maxLength: 100 } }),
];

type ExpenseListOptions = Partial<Pick<FieldDefinition, 'required' | 'visibleWhen' | 'isAuto' | 'help'>> & {
  /** The only categories of the list that this programme knows. */
  readonly allowedCategories?: readonly number[];
};

export const expenseList = (
  name: string,
  label: string,
  categories: ExpenseList,
  { allowedCategories, ...options }: ExpenseListOptions = {},
): FieldDefinition =>
  list(name, label, {
    limits: { minItems: 1, maxItems: 100 },
    columns: expenseColumns(categories, allowedCategories),
    ...options,
  });

const totals: FormSection = {
  id: 'totals',
  title: '補助金申請額の計算',
  fields: [
    yen('totalCost', '総事業費（税抜）', { required: 'never', isAuto: true }),
    yen('eligibleCost', '補助対象経費（税抜）', { required: 'never', isAuto: true }),
    yen('subsidyAmount', '補助金申請額', { required: 'never', isAuto: true }),
    yen('selfFunded', '自己負担額', { required: 'never', isAuto: true }),
  ],
};

const funding: FormSection = {
  id: 'funding',
  title: '資金の調達',
  intro: '総事業費から補助金申請額を引いた自己負担額を、どのように用意するかを入力します。',
  fields: [
    list('fundingSources', '自己負担の調達方法', {
      required: { when: { field: 'selfFunded', greaterThan: 0 } },
      limits: { minItems: 1, maxItems: 20 },
      columns: [
        choice('source', '調達方法', { enumName: 'FundingSource' }),
        yen('amount', '金額', { limits: { min: 0 }, isSummed: true }),
        text('note', '内容', { required: 'never', limits: { maxLength: 100 } }),
      ],
    }),
  ],
};

const expenseIntro =
  '消費税を除いた金額を入力します。1件50万円以上の経費には、その行に、見積書と相見積書（取れないときは理由書）を添付します。';

/** The step of costs: the family's own lists first, then the calculation and the funding, alike for all. */
export const expensesStep = (fields: readonly FieldDefinition[]): FormStep => ({
  id: 'expenses',
  title: '経費',
  intro: '補助事業にかかる経費と、資金の調達方法を入力します。',
  sections: [{ id: 'expenses', title: '補助事業にかかる経費', intro: expenseIntro, fields }, totals, funding],
});
