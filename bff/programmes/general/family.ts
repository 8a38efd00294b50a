import { ProgramKind } from '#bff/generated/contract/enums.ts';
import type { FamilyData, FamilyFolder } from '../familyTypes.ts';
import { competitiveQuotationFromYen, percentOf } from '../shared/rules.ts';
import { generalChecklist } from './checklist.ts';
import { generalDocuments } from './documents.ts';
import { expenseTypes } from './expenseTypes.ts';
import { type DiningProgramKind, generalSteps } from './form.ts';
import { generalRules } from './rules.ts';

/** Dining programmes: GoToEat (fiscal 2022) and Business (R4 supplementary budget). */
const generalForm = (programKind: DiningProgramKind): FamilyData => ({
  variant: programKind === ProgramKind.GoToEat ? 'GoToEat' : 'Business',
  revision: 2,
  titleField: 'planTitle',
  steps: generalSteps(programKind),
  documentEnumeration: 'DocumentType',
  documents: generalDocuments(programKind),
  expenseCategoryList: 'ExpenseCategoryDining',
  expenseTypes,
  money: { expenseLists: ['expenses'], competitiveQuotationFromYen },
  calculations: [percentOf('salesRatio', 'salesRecentYear', 'salesBaseYear', 'up')],
  rules: generalRules(programKind),
  checklist: generalChecklist(programKind),
});

export const family: FamilyFolder = {
  forms: [ProgramKind.GoToEat, ProgramKind.Business].map((programKind) => ({
    programKind,
    data: generalForm(programKind),
  })),
  figures: ['salesRatio'],
};
