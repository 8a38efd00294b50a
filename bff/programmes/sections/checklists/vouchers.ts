import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../../familyTypes.ts';
import { check } from '../../shared/checklist.ts';

const { Budget, Consistency, Expenses, Payment } = ReviewCategory;

const onlyEligible = check('noIneligibleExpenses', Expenses, '対象外の経費が含まれない');

export const voucherChecks: { readonly [key: string]: readonly ChecklistItem[] } = {
  VoucherQuotation: [
    check('validOnOrder', Consistency, '発注日に有効期限が残っている'),
    check('matchesPlan', Consistency, '品名・数量・金額が交付決定時の計画と一致'),
    check('competitiveQuotation', Expenses, '50万円以上は相見積または理由書がある'),
    onlyEligible,
  ],
  VoucherOrder: [
    check('orderedAfterDecision', Consistency, '発注日が交付決定日より後'),
    check('matchesQuotation', Consistency, '見積書と金額・品名が一致'),
    check('deliveryInPeriod', Consistency, '納期が事業期間内'),
    onlyEligible,
  ],
  VoucherOrderAcceptance: [check('matchesOrder', Consistency, '発注書と金額・品名・納期が一致')],
  VoucherContract: [
    check('contractedAfterDecision', Consistency, '契約日が交付決定日より後'),
    check('matchesQuotation', Consistency, '見積書と金額・内容が一致'),
    check('bothParties', Consistency, '両者の記名がある'),
    onlyEligible,
  ],
  VoucherDelivery: [
    check('matchesOrder', Consistency, '発注書と品名・型番・数量が一致'),
    check('deliveredAfterOrder', Consistency, '納品日が発注日以降'),
    check('deliveredInPeriod', Consistency, '納品日が事業期間内'),
  ],
  VoucherInspection: [
    check('inspectedAfterDelivery', Consistency, '検収日が納品日以降'),
    check('inspectorNamed', Consistency, '検収した人の氏名がある'),
    check('matchesDelivery', Consistency, '納品書と品名・数量が一致'),
  ],
  VoucherInvoice: [
    check('matchesOrder', Payment, '発注書と金額が一致'),
    check('payeeMatches', Payment, '請求者が発注先と一致'),
    check('taxSeparated', Budget, '消費税が分かれている'),
    onlyEligible,
  ],
  VoucherBankTransfer: [
    check('payeeMatches', Payment, '振込先が請求書の相手と一致'),
    check('amountMatches', Payment, '振込額が請求額と一致'),
    check('feeExcluded', Payment, '振込手数料が補助対象に含まれない'),
    check('paidInPeriod', Consistency, '支払日が検収日以降で事業実施期限以前'),
  ],
  VoucherReceipt: [
    check('payeeMatches', Payment, '領収書の発行者が請求書の相手と一致'),
    check('amountMatches', Payment, '領収額が請求額と一致'),
    check('notByPoints', Expenses, 'ポイント・商品券での支払いが含まれない'),
  ],
};
