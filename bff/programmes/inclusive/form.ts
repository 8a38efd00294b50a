import type { FormSection, FormStep } from '../familyTypes.ts';
import { applicantStep } from '../shared/applicantStep.ts';
import { confirmStep, documentsStep } from '../shared/closingSteps.ts';
import { expenseList, expensesStep } from '../shared/expensesStep.ts';
import { boolean, choice, choices, date, int, list, text, textarea, yen } from '../shared/fields.ts';
import { planDetail, planTitle, scheduleOf } from '../shared/plan.ts';

const memberChoice = { field: 'members', column: 'name' } as const;

const consortium: FormSection = {
  id: 'consortium',
  title: 'コンソーシアム',
  intro: '2者以上で、外食または中食の事業者を1者以上含む必要があります。',
  fields: [
    text('consortiumName', 'コンソーシアム名', { limits: { minLength: 1, maxLength: 100 } }),
    date('agreementOn', '協定締結（予定）日'),
    list('members', '構成員', {
      limits: { minItems: 2, maxItems: 50 },
      columns: [
        text('name', '名称', { limits: { minLength: 1, maxLength: 100 } }),
        text('corporateNumber', '法人番号', {
          format: 'corporateNumber',
          help: '個人事業主の場合は入力しません。',
          required: 'never',
          limits: { maxLength: 13 },
        }),
        text('role', '役割', { limits: { minLength: 1, maxLength: 200 } }),
        choice('kind', '種別', { enumName: 'ConsortiumMemberKind' }),
        boolean('bearsExpenses', '経費を負担する'),
      ],
    }),
    int('leadMember', '代表事業者', {
      help: '構成員の中から1者を選びます。',
      choicesFrom: memberChoice,
      limits: { min: 0, max: 99 },
    }),
  ],
};

const initiative: FormSection = {
  id: 'initiative',
  title: '取組の類型',
  fields: [
    choice('initiativeType', '取組の類型', {
      enumName: 'InitiativeType',
      help: '取組A：インクルーシブ対応　取組B：環境配慮',
    }),
    choices('themes', '取組テーマ', { enumName: 'InclusiveTheme', limits: { minItems: 1 } }),
  ],
};

const plan: FormSection = {
  id: 'plan',
  title: '実証の計画',
  fields: [
    planTitle,
    planDetail,
    textarea('targetUsers', '対象となる利用者', { limits: { minLength: 1, maxLength: 500 } }),
    list('demoSites', '実証場所', {
      limits: { minItems: 1, maxItems: 50 },
      columns: [
        text('storeName', '店舗名', { limits: { minLength: 1, maxLength: 100 } }),
        text('address', '所在地', { limits: { minLength: 1, maxLength: 200 } }),
        date('startsOn', '開始'),
        date('endsOn', '終了'),
      ],
    }),
    textarea('hypothesis', '実証の仮説・指標', { limits: { minLength: 1, maxLength: 2000 } }),
    scheduleOf('実証スケジュール'),
  ],
};

const dissemination: FormSection = {
  id: 'dissemination',
  title: '成果の広がり',
  fields: [
    textarea('dissemination', '成果の普及・発信方法', { limits: { minLength: 1, maxLength: 1000 } }),
    choice('awareness', '消費者理解の醸成に向けた考え', {
      enumName: 'AgreementScale',
      required: 'never',
    }),
    choice('expandIntention', '他店舗・他社への展開の意向', { enumName: 'IntentionScale' }),
  ],
};

const memberExpenses = list('expensesByMember', '構成員別の経費', {
  help: '補助対象経費を、負担する構成員ごとに分けます。合計は補助対象経費と同じ金額になります。',
  limits: { minItems: 1, maxItems: 200 },
  columns: [
    int('memberIndex', '構成員', { choicesFrom: memberChoice, limits: { min: 0, max: 99 } }),
    choice('category', '区分', { enumName: 'ExpenseCategoryInclusive' }),
    yen('amountTaxExcluded', '金額（税抜）', { limits: { min: 1 }, isSummed: true }),
    yen('eligibleAmount', 'うち補助対象額（税抜）', {
      required: 'never',
      limits: { min: 0 },
      isSummed: true,
    }),
  ],
});

export const inclusiveSteps: readonly FormStep[] = [
  applicantStep,
  {
    id: 'eligibility',
    title: '要件の確認',
    intro: 'コンソーシアムの構成と、取組の類型を入力します。',
    sections: [consortium, initiative],
  },
  {
    id: 'plan',
    title: '事業計画',
    intro: '何を、どこで、どのように確かめるかを入力します。',
    sections: [plan, dissemination],
  },
  expensesStep([expenseList('expenses', '経費明細', 'ExpenseCategoryInclusive'), memberExpenses]),
  documentsStep,
  confirmStep(),
];
