import { ConsortiumMemberKind, ProgramKind, ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { FamilyData, FamilyFolder, SubmitRule } from '../familyTypes.ts';
import { check, commonChecklist, minTotalCostCheck } from '../shared/checklist.ts';
import { commonRules, competitiveQuotationFromYen, scheduleRules } from '../shared/rules.ts';
import { inclusiveDocuments } from './documents.ts';
import { expenseTypes } from './expenseTypes.ts';
import { inclusiveSteps } from './form.ts';

const { Budget, Consistency, Document } = ReviewCategory;

const inclusiveRules: readonly SubmitRule[] = [
  ...commonRules,
  ...scheduleRules,
  {
    id: 'servesMeals',
    stepId: 'eligibility',
    field: 'members',
    when: { field: 'members', isPresent: true },
    holds: {
      countOf: 'members',
      where: { field: 'kind', in: [ConsortiumMemberKind.EatingOut, ConsortiumMemberKind.ReadyMeals] },
      atLeast: 1,
    },
    message: '構成員に、外食または中食の事業者を1者以上含めてください',
  },
  {
    id: 'leadIsMember',
    stepId: 'eligibility',
    field: 'leadMember',
    when: { field: 'leadMember', isPresent: true },
    holds: { indexField: 'leadMember', of: 'members' },
    message: '代表事業者は、構成員の中から選択してください',
  },
  {
    id: 'demonstrationInTime',
    stepId: 'plan',
    field: 'demoSites',
    holds: {
      every: 'demoSites',
      matches: {
        and: [
          { field: 'endsOn', atLeastField: 'startsOn' },
          { field: '$completionDeadline', atLeastField: 'endsOn' },
        ],
      },
    },
    message: '実証の期間は、開始から終了の順に、事業実施期限までの日付を入力してください',
  },
  {
    id: 'memberExpensesHaveMember',
    stepId: 'expenses',
    field: 'expensesByMember',
    holds: { every: 'expensesByMember', matches: { indexField: 'memberIndex', of: 'members' } },
    message: '構成員別の経費の構成員は、入力した構成員の中から選択してください',
  },
  {
    id: 'memberExpensesAddUp',
    stepId: 'expenses',
    field: 'expensesByMember',
    when: { field: 'expensesByMember', isPresent: true },
    holds: { field: 'memberExpensesTotal', equalsField: 'eligibleCost' },
    message: '構成員別の経費の合計を、補助対象経費と同じ金額にしてください',
  },
];

/** Consortia that try out inclusive or environment-friendly meals. */
const inclusiveForm: FamilyData = {
  variant: 'Inclusive',
  revision: 1,
  titleField: 'planTitle',
  steps: inclusiveSteps,
  documentEnumeration: 'InclusiveDocumentType',
  documents: inclusiveDocuments,
  expenseCategoryList: 'ExpenseCategoryInclusive',
  expenseTypes,
  money: { expenseLists: ['expenses'], competitiveQuotationFromYen },
  calculations: [{ kind: 'eligible', result: 'memberExpensesTotal', list: 'expensesByMember' }],
  rules: inclusiveRules,
  checklist: [
    ...commonChecklist,
    minTotalCostCheck,
    check('memberExpenses', Budget, '構成員別の経費の合計が補助対象経費と一致'),
    check('consortiumAgreement', Document, '協定書に全構成員の同意と締結日がある'),
    check('memberRoles', Consistency, '役割分担が取組の内容と合っている'),
    check('measurableHypothesis', Consistency, '実証の仮説に測れる指標がある'),
  ],
};

export const family: FamilyFolder = {
  forms: [
    {
      programKind: ProgramKind.Inclusive,
      data: inclusiveForm,
      sections: {
        with: ['GrantEnvironmentCheckSheet', 'GrantMemberConsent', 'GrantMemberExpenseBreakdown'],
      },
    },
  ],
};
