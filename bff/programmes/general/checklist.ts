import { ProgramKind, ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../familyTypes.ts';
import { check, commonChecklist, minTotalCostCheck } from '../shared/checklist.ts';
import type { DiningProgramKind } from './form.ts';

const { Consistency, Document } = ReviewCategory;

const openedBefore = {
  [ProgramKind.GoToEat]: '2019年12月31日以前から営業している',
  [ProgramKind.Business]: '2020年12月31日以前から営業している',
};

export const generalChecklist = (programKind: DiningProgramKind): readonly ChecklistItem[] => [
  ...commonChecklist,
  minTotalCostCheck,
  check('openedBefore', Consistency, openedBefore[programKind]),
  check('salesMatchEvidence', Consistency, '売上高が試算表・売上台帳と一致'),
  check('partnerSupport', Consistency, '共同事業者の支援内容が計画と合っている'),
  check('businessLicense', Document, '営業許可が店舗・業態と合っている'),
];
