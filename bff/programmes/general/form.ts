import { ExpenseCategoryDining, ProgramKind } from '#bff/generated/contract/enums.ts';
import type { Condition, FormSection, FormStep } from '../familyTypes.ts';
import { applicantStep } from '../shared/applicantStep.ts';
import { confirmStep, documentsStep } from '../shared/closingSteps.ts';
import { expenseList, expensesStep } from '../shared/expensesStep.ts';
import { boolean, choice, choices, date, decimal, int, text, textarea, yen } from '../shared/fields.ts';
import { isOtherGenre, storeGenre } from '../shared/genre.ts';
import { planTitle, scheduleOf } from '../shared/plan.ts';

/** GoToEat and Business ask for the same things but for the years compared and the certification. */
export type DiningProgramKind = typeof ProgramKind.GoToEat | typeof ProgramKind.Business;

/** Business: above 115 %, the comparison with fiscal 2019 can still open the call. */
export const grewTooMuch: Condition = {
  field: 'salesRatio',
  greaterThan: 115,
};

/** The last day on which a restaurant must already have traded (domain 1: "operating since before"). */
export const openedUntil = {
  [ProgramKind.GoToEat]: { day: '2019-12-31', words: '令和元年12月31日' },
  [ProgramKind.Business]: { day: '2020-12-31', words: '令和2年12月31日' },
} as const;

const store = (programKind: DiningProgramKind): FormSection => ({
  id: 'store',
  title: '店舗と営業許可',
  fields: [
    text('storeName', '店舗名', { limits: { minLength: 1, maxLength: 100 } }),
    text('storeAddress', '店舗所在地', { limits: { minLength: 1, maxLength: 200 } }),
    date('storeOpenedOn', '飲食店の営業を始めた日', {
      help: `${openedUntil[programKind].words}以前から営業している飲食店が対象です。`,
    }),
    storeGenre,
    text('genreOther', '業態（その他の内容）', {
      required: { when: isOtherGenre },
      visibleWhen: isOtherGenre,
      limits: { maxLength: 50 },
    }),
    text('businessLicenseNumber', '営業許可番号', { limits: { minLength: 1, maxLength: 50 } }),
    date('businessLicenseUntil', '営業許可の有効期限', { help: '提出する日に有効な許可が必要です。' }),
    boolean('hasEatInSpace', '店内飲食スペースがある', { mustBeTrue: true }),
    boolean('isAdultEntertainment', '接待飲食等営業に該当しない', { mustBeTrue: true }),
    int('seats', '席数', { unit: '席', limits: { min: 0, max: 100_000 } }),
    int('stores', '店舗数', { unit: '店', limits: { min: 1, max: 10_000 } }),
  ],
});

const certification = choice('thirdPartyCertification', '第三者認証', {
  enumName: 'CertificationState',
});

const sales2019 = yen('sales2019', '令和元年度の飲食店売上高', {
  help: '売上比率が115％を超えるときに、令和元年度と比べます。',
  required: { when: grewTooMuch },
  visibleWhen: grewTooMuch,
  limits: { min: 0 },
});

const salesYears = {
  [ProgramKind.GoToEat]: { base: '令和元年度', recent: '令和3年度', extra: [certification] },
  [ProgramKind.Business]: { base: '令和3年度', recent: '令和4年度', extra: [sales2019] },
};

const sales = (programKind: DiningProgramKind): FormSection => {
  const { base, recent, extra } = salesYears[programKind];
  return {
    id: 'sales',
    title: '売上高の比較',
    intro: '飲食店の売上高だけを、決算書や売上台帳のとおりに入力します。',
    fields: [
      yen('salesBaseYear', `${base}の飲食店売上高`, { limits: { min: 0 } }),
      yen('salesRecentYear', `${recent}の飲食店売上高`, { limits: { min: 0 } }),
      decimal('salesRatio', '売上比率', { unit: '％', required: 'never', isAuto: true }),
      ...extra,
      decimal('restaurantSalesShare', '飲食店事業の売上割合', {
        unit: '％',
        help: '飲食店のほかにも事業があるときに入力します。',
        required: 'never',
        limits: { min: 0, max: 100, decimals: 1 },
      }),
    ],
  };
};

const partner: FormSection = {
  id: 'partner',
  title: '共同事業者',
  intro: '取組をともに行う専門家や事業者です。1者以上が必要です。',
  fields: [
    text('partnerName', '共同事業者名', { limits: { minLength: 1, maxLength: 100 } }),
    choice('partnerKind', '共同事業者の種別', { enumName: 'PartnerKind' }),
    textarea('partnerSupport', '共同事業者の支援内容', { limits: { minLength: 1, maxLength: 1000 } }),
  ],
};

const planStep: FormStep = {
  id: 'plan',
  title: '事業計画',
  intro: '何のために、何を行い、どのような成果を目指すかを入力します。',
  sections: [
    {
      id: 'summary',
      title: '計画の概要',
      fields: [
        choices('category', '取組区分', { enumName: 'ProjectCategory', limits: { minItems: 1 } }),
        planTitle,
        textarea('planSummary', '事業内容（概要）', { limits: { minLength: 1, maxLength: 400 } }),
      ],
    },
    {
      id: 'content',
      title: '取組の内容',
      fields: [
        textarea('asIs', '現状と課題', { limits: { minLength: 1, maxLength: 1000 } }),
        textarea('toBe', '実現イメージ', { limits: { minLength: 1, maxLength: 1000 } }),
        textarea('planDetail', '事業内容（詳細）: 実施場所・各活動', {
          limits: { minLength: 1, maxLength: 4000 },
        }),
        textarea('structure', '実施体制', { limits: { minLength: 1, maxLength: 1000 } }),
        scheduleOf('実施スケジュール'),
      ],
    },
    {
      id: 'targets',
      title: '成果目標',
      fields: [
        yen('targetSales', '成果目標（売上高）', {
          help: '直近年度より大きい金額です。',
          limits: { min: 0 },
        }),
        int('targetCustomers', '成果目標（客数）', { unit: '人', required: 'never', limits: { min: 0 } }),
        decimal('targetProductivity', '成果目標（労働生産性）', {
          unit: '円/時',
          required: 'never',
          limits: { min: 0, decimals: 1 },
        }),
      ],
    },
  ],
};

const { ExpertDispatch, Outsourcing } = ExpenseCategoryDining;
const gotoEatOnly: readonly number[] = [ExpertDispatch, Outsourcing];
const allCategories: readonly number[] = Object.values(ExpenseCategoryDining);

/** Business keeps `Other` for what is paid but not subsidised (a rule sees to that). */
const expenseCategories = {
  [ProgramKind.GoToEat]: allCategories,
  [ProgramKind.Business]: allCategories.filter((category) => !gotoEatOnly.includes(category)),
};

export const generalSteps = (programKind: DiningProgramKind): readonly FormStep[] => [
  applicantStep,
  {
    id: 'eligibility',
    title: '要件の確認',
    intro: '営業許可、売上高、共同事業者について、応募できる条件を確認します。',
    sections: [store(programKind), sales(programKind), partner],
  },
  planStep,
  expensesStep([
    expenseList('expenses', '経費明細', 'ExpenseCategoryDining', {
      allowedCategories: expenseCategories[programKind],
    }),
  ]),
  documentsStep,
  confirmStep(),
];
