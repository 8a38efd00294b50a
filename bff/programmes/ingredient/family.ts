import { DomainType, ProgramKind } from '#bff/generated/contract/enums.ts';
import type {
  FamilyData,
  FamilyFolder,
  FieldDefinition,
  FormSection,
  FormStep,
  SectionChoice,
} from '../familyTypes.ts';
import { applicantStep } from '../shared/applicantStep.ts';
import { confirmStep, documentsStep } from '../shared/closingSteps.ts';
import { expenseList, expensesStep } from '../shared/expensesStep.ts';
import { competitiveQuotationFromYen, percentOf } from '../shared/rules.ts';
import { r6Checklist, riskChecklist } from './checklist.ts';
import { ingredientsSection, planSection, siteSection } from './commonForm.ts';
import { r4Documents, r5Documents, r6Documents } from './documents.ts';
import { expenseTypes } from './expenseTypes.ts';
import { r4BaseYears, r4Initiative } from './r4.ts';
import { r5BaseYears, r5Initiative } from './r5.ts';
import { r6ExpenseLists, r6Initiative, r6Pledges, r6ProcurementPlan } from './r6.ts';
import { riskSections } from './riskForm.ts';
import { r6Rules, riskRules } from './rules.ts';

type Parts = {
  readonly eligibility: readonly FormSection[];
  readonly plan: readonly FormSection[];
  readonly expenses: readonly FieldDefinition[];
  readonly pledges?: readonly FieldDefinition[];
};

const stepsOf = (parts: Parts): readonly FormStep[] => [
  applicantStep,
  {
    id: 'eligibility',
    title: '要件の確認',
    intro: '対象の原材料と、応募できる条件を確認します。',
    sections: [siteSection, ...parts.eligibility],
  },
  {
    id: 'plan',
    title: '事業計画',
    intro: '何を切り替え、どのような効果を見込むかを入力します。',
    sections: [...parts.plan, planSection],
  },
  expensesStep(parts.expenses),
  documentsStep,
  confirmStep(parts.pledges),
];

const oneExpenseList = [expenseList('expenses', '経費明細', 'ExpenseCategoryIngredient')];
const priceRatio = percentOf('priceRatio', 'recentPrice', 'basePrice', 'down');

/** R4 supplementary budget: stable procurement of food ingredients. */
const ingredientR4: FamilyData = {
  variant: 'R4',
  revision: 1,
  titleField: 'planTitle',
  steps: stepsOf({
    eligibility: [ingredientsSection, ...riskSections(r4BaseYears)],
    plan: [r4Initiative],
    expenses: oneExpenseList,
  }),
  documentEnumeration: 'IngR4DocumentType',
  documents: r4Documents,
  expenseCategoryList: 'ExpenseCategoryIngredient',
  expenseTypes,
  money: { expenseLists: ['expenses'], competitiveQuotationFromYen },
  calculations: [priceRatio],
  rules: riskRules,
  checklist: riskChecklist,
};

/** R5 supplementary budget: lower procurement risk. */
const ingredientR5: FamilyData = {
  ...ingredientR4,
  variant: 'R5',
  steps: stepsOf({
    eligibility: [ingredientsSection, ...riskSections(r5BaseYears)],
    plan: [r5Initiative],
    expenses: oneExpenseList,
  }),
  documentEnumeration: 'DocumentType',
  documents: r5Documents,
};

/** R6 supplementary budget: links with producing areas; support of an area (A) raises the cap. */
const ingredientR6: FamilyData = {
  variant: 'R6',
  revision: 1,
  titleField: 'planTitle',
  steps: stepsOf({
    eligibility: [r6Initiative, ingredientsSection],
    plan: [r6ProcurementPlan],
    expenses: r6ExpenseLists,
    pledges: r6Pledges,
  }),
  documentEnumeration: 'DocumentType',
  documents: r6Documents,
  expenseCategoryList: 'ExpenseCategoryIngredient',
  expenseTypes,
  money: {
    expenseLists: ['expensesA', 'expensesB'],
    raisedCapBy: 'eligibleCostA',
    competitiveQuotationFromYen,
  },
  calculations: [
    { kind: 'rows', result: 'expenses', lists: ['expensesA', 'expensesB'] },
    { kind: 'eligible', result: 'eligibleCostA', list: 'expensesA' },
  ],
  rules: r6Rules,
  checklist: r6Checklist,
};

/** R5 has papers of its own in the place of some that the others share. */
const r5Sections: SectionChoice = {
  with: [
    'Ing2EvaluationSheet',
    'Ing2GrantApplicationForm',
    'Ing2ProcurementResult',
    'Ing2ResultReportForm',
    'GrantEnvironmentCheckSheet',
  ],
  without: ['AdoptionSupplement', 'GrantApplicationForm', 'ResultReportForm'],
};

export const family: FamilyFolder = {
  forms: [
    { programKind: ProgramKind.Ingredient, domainType: DomainType.IngR4, data: ingredientR4 },
    {
      programKind: ProgramKind.Ingredient,
      domainType: DomainType.IngR5,
      data: ingredientR5,
      sections: r5Sections,
    },
    {
      programKind: ProgramKind.IngredientR6,
      data: ingredientR6,
      sections: { with: ['IngR6ProcurementResult', 'IngR6ProducerLoanLedger', 'GrantEnvironmentCheckSheet'] },
    },
  ],
  figures: ['priceRatio'],
};
