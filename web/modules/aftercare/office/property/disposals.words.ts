import * as aftercareWords from '#rules/words/aftercare.ts';
import * as moneyWords from '#rules/words/money.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '財産処分の申請',
  context:
    '補助金で取得した財産を、処分制限期限より前に売る・貸す・捨てる申請です。返還額を確認した人とは別の担当者が承認します。',
  searchLabel: '処分の申請を探す',
  searchPlaceholder: '企業名・管理番号で探す',
  empty: '処分の申請はありません',
  emptyText: '企業がマイページの財産管理から申請を提出すると、ここに並びます。',
  statusFilter: '状態',
  projectFilter: '事業',
  code: myPagesWords.myPageDisplayCode,
  name: '企業',
  property: '財産・処分の内容',
  disaster: '{kind}（災害）',
  status: '状態',
  plannedOn: aftercareWords.disposalPlannedOn,
  return: moneyWords.recoveryAmount,
  assessed: '確認した額',
  calculated: '計算した額',
  submitted: '提出日',
  views: {
    properties: 'すべての財産',
    propertiesToConfirm: aftercareWords.propertyToConfirm,
    disposals: aftercareWords.disposalRequests,
    disposalsToDecide: '確認待ちの申請',
    disposalsAtMaff: '農水省確認待ちの申請',
  },
};

/** Texts of the list of requests, and of the tabs that lead to it. */
export const disposalsText = texts('disposals', words);
