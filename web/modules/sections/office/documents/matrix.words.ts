import { texts } from '#web/parts/text/i18n.ts';

const words = {
  tails:
    '申請書、計画書、内訳書、届出書、報告書、精算書、請求書、通知書、証明書、補足資料、チェックシート、一覧、台帳',
  name: '書類の表',
  corner: '管理番号・企業',
  ofMember: '{name} {word}',
  legend: '記号の意味',
  legendConfirmed: '確認済',
  legendConfirming: '事務局確認中',
  legendMaff: '農水省確認中',
  legendReturned: '差戻し',
  legendIncomplete: '未提出',
  legendNotApplicable: '対象外',
  emptyText: '書類が登録されると、ここに並びます。',
  groups: {
    Notice: '①通知書',
    Grant: '②交付申請',
    Change: '③届出',
    Delay: '③届出',
    Suspension: '③届出',
    Progress: '④遂行状況',
    Result: '⑤実績報告',
    Voucher: '⑥支払証憑',
    Property: '⑦完了後',
    TaxDeduction: '⑦完了後',
    Effect: '⑦完了後',
    Other: 'その他',
  },
};

/** Texts of the table of documents over all my pages. */
export const matrixText = texts('matrix', words);
