import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../familyTypes.ts';

const { Budget, Consistency, Document, Expenses } = ReviewCategory;

export const check = (key: string, reviewCategory: number, label: string): ChecklistItem => ({
  key,
  reviewCategory,
  label,
});

/** What the desk checks in every application; a family adds its own points. */
export const commonChecklist: readonly ChecklistItem[] = [
  check('subsidyCalculation', Budget, '補助率・上限・下限の計算'),
  check('amountsMatchQuotations', Budget, '見積と経費の金額が一致'),
  check('fundingIsPlausible', Budget, '自己負担の調達方法が現実的'),
  check('allDocumentsPresent', Document, '必要な書類がそろっている'),
  check('documentsReadable', Document, '日付・宛名があり、文字が読める'),
  check('applicantMatchesRegistry', Document, '名称・代表者・所在地が証明書と一致'),
  check('documentsInDate', Document, '証明書・許可証・見積が有効期限内'),
  check('planMatchesExpenses', Consistency, '取組の内容と経費が対応している'),
  check('scheduleFeasible', Consistency, '日程が交付決定から事業実施期限に収まる'),
  check('noIneligibleExpenses', Expenses, '対象外の経費が含まれない'),
  check('competitiveQuotations', Expenses, '50万円以上の経費に相見積または理由書がある'),
];

export const minTotalCostCheck = check('minTotalCost', Budget, '総事業費が下限以上');
