import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../../familyTypes.ts';
import { check } from '../../shared/checklist.ts';

const { Budget, Change, Consistency, Expenses, Report } = ReviewCategory;

const grantApplication: readonly ChecklistItem[] = [
  check('amountWithinAdoption', Budget, '交付申請額が採択額以下で千円単位'),
  check('calculation', Budget, '補助対象経費・補助率・補助金額の計算'),
  check('matchesAdoption', Consistency, '事業計画名・期間が採択の内容と一致'),
];

export const applicationPaperChecks: { readonly [key: string]: readonly ChecklistItem[] } = {
  GrantApplicationForm: grantApplication,
  Ing2GrantApplicationForm: grantApplication,
  GrantBusinessPlan: [
    check('reflectsConditions', Consistency, '採択の条件・指摘が反映されている'),
    check('periodInTime', Consistency, '実施期間が事業実施期限に収まる'),
    check('targetsMeasurable', Report, '成果目標が数字で示されている'),
  ],
  GrantExpenseBreakdown: [
    check('reflectsEvaluation', Expenses, '評価表で対象外の経費が除かれている'),
    check('sumsAgree', Budget, '内訳の合計が交付申請額と一致'),
    check('matchesQuotations', Budget, '金額が見積書と一致（税抜）'),
  ],
  GrantMemberConsent: [
    check('namesMember', Consistency, '名称・代表者が構成員の登録と一致'),
    check('agreesToRole', Consistency, '役割が協定書と一致'),
  ],
  GrantMemberExpenseBreakdown: [
    check('withinMemberShare', Budget, '合計が構成員別の経費の計画と一致'),
    check('noIneligibleOfMember', Expenses, '対象外の経費が含まれない'),
  ],
  GrantQuotation: [
    check('allExpensesCovered', Consistency, 'すべての経費に見積書がある'),
    check('validQuotation', Consistency, '有効期限が残っている'),
    check('noIneligibleExpenses', Expenses, '対象外の経費が含まれない'),
  ],
  GrantCompetitiveQuotation: [
    check('sameSpecification', Expenses, '見積書と同じ仕様・数量'),
    check('differentVendor', Expenses, '別の業者から取っている'),
  ],
  GrantSelectionReason: [
    check('reasonable', Expenses, '業者を選ぶ合理的な理由がある'),
    check('priceGrounds', Expenses, '価格が適正な根拠がある'),
  ],
  GrantBankPassbook: [check('holderMatches', Consistency, '口座の名義・番号が登録と一致')],
  GrantEarlyStart: [
    check('unavoidable', Consistency, 'やむを得ない理由がある'),
    check('afterAdoption', Consistency, '着手日が採択の通知より後'),
  ],
};

export const underwayChecks: { readonly [key: string]: readonly ChecklistItem[] } = {
  ChangeApplicationForm: [
    check('beforeChange', Change, '変更の前に提出されている'),
    check('purposeKept', Change, '変更しても事業の目的が変わらない'),
    check('withinGrant', Budget, '変更後の補助金額が交付決定額以下'),
  ],
  ChangeComparisonTable: [
    check('sumsAgree', Budget, '変更前・後の合計が正しい'),
    check('allChangesListed', Change, '変更した経費がすべて載っている'),
  ],
  ChangeQuotation: [
    check('matchesTable', Change, '対比表の金額と一致'),
    check('competitiveQuotation', Expenses, '50万円以上は相見積または理由書がある'),
  ],
  ChangeProfileNotice: [check('matchesRegistry', Change, '変更後の内容が証明書と一致')],
  ProgressReportForm: [
    check('periodReported', Report, '報告の期間と基準日が正しい'),
    check('progressExplained', Report, '進み具合と支払額が記入されている'),
    check('scheduleKept', Consistency, '完了予定日が事業実施期限に収まる'),
  ],
  ProgressPhoto: [check('matchesProgress', Report, '報告書の進み具合と合っている')],
  DelayReportForm: [
    check('reasonGiven', Report, '遅延の理由と対応が具体的'),
    check('newCompletion', Consistency, '新しい完了予定日が実現できる'),
  ],
  DelayCarryOverSheet: [
    check('unavoidable', Report, '避けられない事故であることが分かる'),
    check('amountsAgree', Budget, '繰り越す金額が交付決定額と合う'),
  ],
  DelayEvidence: [check('provesReason', Consistency, '届出の理由を証明している')],
  SuspensionApplicationForm: [
    check('reasonGiven', Change, '中止・廃止の理由が分かる'),
    check('paidAmounts', Budget, '支払い済みの経費が記入されている'),
  ],
};
