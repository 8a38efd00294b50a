import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../familyTypes.ts';
import { check, commonChecklist, minTotalCostCheck } from '../shared/checklist.ts';

const { Consistency, Document, Expenses } = ReviewCategory;

const ingredientChecklist: readonly ChecklistItem[] = [
  ...commonChecklist,
  minTotalCostCheck,
  check('noBuildingOrVehicle', Expenses, '建物・車両・リースの費用が含まれない'),
];

export const riskChecklist: readonly ChecklistItem[] = [
  ...ingredientChecklist,
  check('priceEvidence', Consistency, '基準期間と直近の価格が証明書類と一致'),
  check('recentMonthsWithinAYear', Consistency, '比較した3か月が直近1年に入っている'),
  check('usageEvidence', Consistency, '使用実績が1年以上あることを書類で確認'),
  check('riskEvidence', Document, '調達リスクを示す資料がある'),
];

export const r6Checklist: readonly ChecklistItem[] = [
  ...ingredientChecklist,
  check('splitBetweenAandB', Expenses, '取組Aと取組Bの経費が正しく分かれている'),
  check('producerAgreement', Document, '産地との合意書に日付と両者の署名がある'),
  check('procurementPlan', Consistency, '調達計画の数量が産地との合意と一致'),
  check('lentEquipment', Consistency, '貸与する機械の名称・台数・貸与先が計画と一致'),
];
