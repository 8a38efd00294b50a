import type { CounterKey } from '#bff/parts/lists/listDescription.ts';
import * as aftercareWords from '#rules/words/aftercare.ts';
import * as moneyWords from '#rules/words/money.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';

/** Words of the administrators' home and worklist. */
export const counterLabels: { readonly [key in CounterKey]: string } = {
  myPages: recordWords.myPage,
  myPagesMine: myPagesWords.myPageMine,
  unconfirmedSections: '未確認書類',
  returnedSections: '差戻し中',
  delayed: '遅延',
  dueWithin7Days: '期限7営業日以内',
  inspectionsToday: '本日の検査',
  maffConfirming: '農水省確認待ち',
  changesToDecide: recordWords.change,
  changesAtMaff: '農水省確認待ちの変更申請',
  dutiesOverdue: '完了後の報告の期限超過',
  amountsToCheck: '確認待ちの額',
  amountsToApprove: '承認待ちの額',
  waitingPayment: moneyWords.payoutAwaitsPayment,
  recoveriesToDecide: '返還の確認待ち',
  recoveriesOverdue: '返還の期限超過',
  payouts: '支払',
  payoutsToCheck: '確認待ちの支払',
  payoutsToApprove: '承認待ちの支払',
  payoutsToExport: moneyWords.payoutApproved,
  payoutsExported: '振込データ作成済の支払',
  payoutsFailed: '振込不能の支払',
  payoutsPaid: moneyWords.payoutPaidSubsidy,
  properties: '財産',
  propertiesToConfirm: aftercareWords.propertyToConfirm,
  disposals: aftercareWords.disposalRequests,
  disposalsToDecide: '確認待ちの処分の申請',
  disposalsAtMaff: '農水省確認待ちの処分の申請',
  threadsWaiting: '対応待ちのお問い合わせ',
  mailsFailed: '届かなかったメール',
  erasuresToApprove: '承認待ちの廃棄',
  applicationsToCheck: '確認待ちの応募',
  applicationsReturned: '差戻し中の応募',
  applications: '応募',
  applicationsUnderReview: '審査中の応募',
  applicationsDecided: '決定した応募',
};

export const ofFamily = (label: string, family: string): string => `${label}（${family}）`;

/** What there is to do, the act in few words: whose record it is stands beside it. */
export const worklistActs = {
  section: (name: string, isAgain: boolean): string =>
    isAgain ? `${name}の再提出を確認する` : `${name}を確認する`,
  application: (isAgain: boolean): string => (isAgain ? '応募の再提出を確認する' : '応募を確認する'),
  approveReport: '検査報告を承認する',
  writeReport: '検査報告を作成する',
  mendReport: '検査報告を直して再提出する',
  delay: '遅延の状況を確認する',
  payment: '補助金の支払を記録する',
  change: '変更申請を確認する',
  checkAmount: '起案された額を確認する',
  approveAmount: '確認された額を承認する',
  thread: (subject: string): string => `お問い合わせ「${subject}」に回答する`,
} as const;
