import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../../familyTypes.ts';
import { check } from '../../shared/checklist.ts';

const { Budget, Change, Consistency, Expenses, Payment, PropertyManagementLedger, Report } = ReviewCategory;

const report: readonly ChecklistItem[] = [
  check('outcomeAgainstPlan', Report, '成果を計画の目標と比べている'),
  check('completionOn', Consistency, '完了日が最終の支払日・検収日と一致'),
  check('deviationsApproved', Change, '計画との違いに承認がある'),
];

export const resultChecks: { readonly [key: string]: readonly ChecklistItem[] } = {
  ResultReportForm: report,
  Ing2ResultReportForm: report,
  ResultReportSupplement: [
    check('beforeAndAfter', Report, '取組の前と後が分かる'),
    check('figuresGiven', Report, '成果が数字で示されている'),
  ],
  ResultPaymentList: [
    check('sumsAgree', Budget, '合計と補助対象額の計算'),
    check('vouchersComplete', Payment, '見積から振込まで6種の証憑がそろう'),
    check('datesInOrder', Consistency, '見積・発注・納品・検収・請求・支払の順'),
    check('matchesPlan', Consistency, '計画額との差に説明がある'),
    check('noIneligibleExpenses', Expenses, '手数料・消費税・ポイントが含まれない'),
  ],
  ResultSettlement: [
    check('matchesPaymentList', Budget, '支払経費一覧の合計と一致'),
    check('withinGrant', Budget, '補助金額が交付決定額以下'),
  ],
  ResultPhotoBefore: [check('sameAngle', Report, '実施後と同じ向きから撮影')],
  ResultPhotoAfter: [
    check('running', Report, '通電・稼働が分かる'),
    check('modelReadable', Consistency, '型番が納品書と一致'),
  ],
  ResultDeliverable: [check('matchesPlan', Report, '計画した成果物と一致')],
  ResultCashBook: [check('paymentsRecorded', Payment, '支払経費一覧の取引が記帳されている')],
  ResultPassbook: [
    check('paymentsShown', Payment, '支払いの日付・金額・相手が一致'),
    check('holderShown', Payment, '口座の名義が分かる'),
  ],
  Ing2ProcurementResult: [check('quantitiesProved', Report, '数量が納品書などと一致')],
  IngR6ProcurementResult: [check('quantitiesGrew', Report, '国産の取扱量が計画に達している')],
  IngR6ProducerLoanLedger: [
    check('matchesLending', PropertyManagementLedger, '機械・貸与先・期間が計画と一致'),
  ],
  ResultInspectionReport: [
    check('remarksClosed', Report, '指摘事項が解消している'),
    check('photosComplete', Report, '前後の写真がそろっている'),
  ],
  ResultPaymentRequest: [
    check('matchesConfirmed', Budget, '請求額が確定額と一致'),
    check('accountMatches', Payment, '振込先が確認済みの口座と一致'),
  ],
};

export const afterwardsChecks: { readonly [key: string]: readonly ChecklistItem[] } = {
  PropertyLedger: [
    check('allItemsListed', PropertyManagementLedger, '単価50万円以上の財産がすべて載っている'),
    check('usefulLife', PropertyManagementLedger, '耐用年数・処分制限期限が正しい'),
    check('matchesVouchers', Consistency, '取得日・金額が証憑と一致'),
  ],
  PropertyLabelPhoto: [check('labelled', PropertyManagementLedger, '補助事業の表示が読める')],
  PropertyDisposalApplication: [
    check('beforeDisposal', PropertyManagementLedger, '処分の前に提出されている'),
    check('reasonGiven', PropertyManagementLedger, '処分の理由と相手が分かる'),
  ],
  TaxDeductionReport: [check('calculation', Budget, '仕入控除税額・返還額の計算')],
  TaxDeductionEvidence: [check('matchesReport', Consistency, '報告書の税額と一致')],
  EffectReport: [
    check('outcomeReported', Report, '成果目標に対する実績が数字で記入されている'),
    check('measuresGiven', Report, '未達のとき、理由と改善策がある'),
  ],
};
