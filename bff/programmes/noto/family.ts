import { ProgramKind, ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { FamilyData, FamilyFolder, SubmitRule } from '../familyTypes.ts';
import { check, commonChecklist } from '../shared/checklist.ts';
import { commonRules, competitiveQuotationFromYen } from '../shared/rules.ts';
import { notoDocuments } from './documents.ts';
import { expenseTypes } from './expenseTypes.ts';
import { disasterPrefectures, notoSteps } from './form.ts';

const { Consistency, Document, Expenses } = ReviewCategory;

/** Days of trade in one month, added up over its places (domain 1, Noto operation rule). */
const operationDaysPerMonth = 8;

const notoRules: readonly SubmitRule[] = [
  ...commonRules,
  {
    id: 'daysOfTheMonth',
    stepId: 'plan',
    field: 'operationPlan',
    holds: { every: 'operationPlan', matches: { field: 'days', daysOfMonth: 'month' } },
    message: '営業日数は、その月の日数以下にしてください（例：2027年2月は28日まで）',
  },
  {
    id: 'enoughOperationDays',
    stepId: 'plan',
    field: 'operationPlan',
    holds: { groupSumOf: 'operationPlan', by: 'month', column: 'days', atLeast: operationDaysPerMonth },
    message: '営業日数は、どの月も延べ8日以上になるように入力してください',
  },
];

/** Restaurants hit by the Noto earthquake that go on trading elsewhere. */
const notoForm: FamilyData = {
  variant: 'Noto',
  revision: 1,
  titleField: 'storeName',
  steps: notoSteps,
  documentEnumeration: 'NotoDocumentType',
  documents: notoDocuments,
  expenseCategoryList: 'ExpenseCategoryNoto',
  expenseTypes,
  money: { expenseLists: ['expenses'], competitiveQuotationFromYen },
  calculations: [
    { kind: 'sum', result: 'operationDays', list: 'operationPlan', column: 'days' },
    { kind: 'sum', result: 'insuranceTotal', list: 'insuranceCovered', column: 'amount' },
  ],
  rules: notoRules,
  checklist: [
    ...commonChecklist,
    check('disasterCertificate', Document, '罹災証明の区分・店舗が入力と一致'),
    check('operationDays', Consistency, '営業日数が毎月延べ8日以上'),
    check('areaInDisasterZone', Consistency, '営業する地域が被災4県の中にある'),
    check('noDoubleCover', Expenses, '保険・他制度の支援と重複していない'),
    check('noRestoration', Expenses, '設備の購入・復旧工事・駐車場・ウェブ制作が含まれない'),
  ],
};

export const family: FamilyFolder = {
  forms: [
    {
      programKind: ProgramKind.Noto,
      data: notoForm,
      sections: { with: ['GrantEnvironmentCheckSheet'] },
      site: {
        prefectures: disasterPrefectures,
        message: '実施場所は、対象の4県（新潟・富山・石川・福井）から選んでください',
      },
    },
  ],
};
