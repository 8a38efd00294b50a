import { DisasterDamageLevel, Prefecture, ReopeningStatus } from '#bff/generated/contract/enums.ts';
import type { Condition, FormSection, FormStep } from '../familyTypes.ts';
import { applicantStep } from '../shared/applicantStep.ts';
import { confirmStep, documentsStep } from '../shared/closingSteps.ts';
import { expenseList, expensesStep } from '../shared/expensesStep.ts';
import { choice, choices, date, int, list, text, textarea, yearMonth, yen } from '../shared/fields.ts';
import { storeGenre } from '../shared/genre.ts';

/** The four prefectures of the disaster area. */
export const disasterPrefectures: readonly number[] = [
  Prefecture.Niigata,
  Prefecture.Toyama,
  Prefecture.Ishikawa,
  Prefecture.Fukui,
];

const hasCertificate: Condition = {
  and: [
    { field: 'damageLevel', isPresent: true },
    { not: { field: 'damageLevel', equals: DisasterDamageLevel.NotApplied } },
  ],
};
const hasReopeningDay: Condition = {
  and: [
    { field: 'reopeningStatus', isPresent: true },
    { not: { field: 'reopeningStatus', equals: ReopeningStatus.NotReopened } },
  ],
};

const store: FormSection = {
  id: 'store',
  title: '被災した店舗',
  fields: [
    text('storeName', '被災店舗名', { limits: { minLength: 1, maxLength: 100 } }),
    choice('storePrefecture', '被災店舗の県', {
      enumName: 'Prefecture',
      allowedValues: disasterPrefectures,
      help: '新潟県・富山県・石川県・福井県の店舗が対象です。',
    }),
    text('storeAddress', '被災店舗の所在地', { limits: { minLength: 1, maxLength: 200 } }),
    storeGenre,
    yen('salesBefore', '被災前の年間売上高', { limits: { min: 0 } }),
  ],
};

const damage: FormSection = {
  id: 'damage',
  title: '被害と営業再開の状況',
  fields: [
    choice('damageLevel', '罹災証明の区分', { enumName: 'DisasterDamageLevel' }),
    text('certificateNumber', '罹災証明書番号', {
      required: { when: hasCertificate },
      visibleWhen: hasCertificate,
      limits: { maxLength: 50 },
    }),
    text('certificateIssuer', '発行市町村', {
      required: { when: hasCertificate },
      visibleWhen: hasCertificate,
      limits: { maxLength: 50 },
    }),
    textarea('damageDetail', '被害の内容', { limits: { minLength: 1, maxLength: 1000 } }),
    textarea('cannotOperateReason', '自店舗で営業できない理由', {
      limits: { minLength: 1, maxLength: 1000 },
    }),
    choice('reopeningStatus', '営業再開の状況', { enumName: 'ReopeningStatus' }),
    date('reopenedOn', '再開（予定）日', {
      required: { when: hasReopeningDay },
      visibleWhen: hasReopeningDay,
    }),
    list('insuranceCovered', '保険・他制度の支援', {
      help: '受け取った、または受け取る予定の保険金や支援金です。ない場合は「該当なし」を選びます。',
      limits: { minItems: 0, maxItems: 20 },
      columns: [
        text('name', '名称', { limits: { minLength: 1, maxLength: 100 } }),
        yen('amount', '金額', { limits: { min: 0 }, isSummed: true }),
      ],
    }),
  ],
};

const operation: FormSection = {
  id: 'operation',
  title: '仮営業の計画',
  fields: [
    choices('operationStyle', '仮営業の形態', {
      enumName: 'OperationStyle',
      limits: { minItems: 1 },
    }),
    choices('operationArea', '営業する地域', {
      enumName: 'Prefecture',
      allowedValues: disasterPrefectures,
      limits: { minItems: 1 },
    }),
    list('operationPlan', '月別の営業計画', {
      help: '1か月に延べ8日以上の営業が必要です。同じ月に複数の場所がある場合は、行を分けて入力します。',
      limits: { minItems: 1, maxItems: 24 },
      columns: [
        yearMonth('month', '年月'),
        int('days', '営業日数', { unit: '日', limits: { min: 1, max: 31 } }),
        text('place', '場所', { limits: { minLength: 1, maxLength: 200 } }),
      ],
    }),
    choice('salesRecovery', '見込む売上の割合（被災前比）', { enumName: 'RatioBand' }),
    choice('continuationIntention', '今後の営業の意向', { enumName: 'ContinuationIntention' }),
  ],
};

export const notoSteps: readonly FormStep[] = [
  applicantStep,
  {
    id: 'eligibility',
    title: '要件の確認',
    intro: '被災した店舗と、被害・営業再開の状況を入力します。',
    sections: [store, damage],
  },
  {
    id: 'plan',
    title: '事業計画',
    intro: '自店舗に代わる場所での営業の計画を入力します。',
    sections: [operation],
  },
  expensesStep([expenseList('expenses', '経費明細', 'ExpenseCategoryNoto')]),
  documentsStep,
  confirmStep(),
];
