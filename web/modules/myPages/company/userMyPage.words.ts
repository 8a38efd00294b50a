import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '{name} 様',
  over: '管理番号 {code}　{year} 第{round}次公募',
  grantAmount: myPagesWords.myPageGrantAmount,
  confirmedAmount: myPagesWords.myPageConfirmedAmount,
  plannedCompletion: '事業完了予定日',
  completion: '事業完了日',
  next: {
    label: '次にすること',
    finding: '事務局からの指摘（{day}）',
    more: 'ほかに{count}件の指摘があります。',
    submitSection: '書類を提出する',
    answerReturn: '書類を直して再提出する',
    answerDeals: '取引を修正する',
    registerBankAccount: '振込先口座を登録する',
    answerChange: '変更申請を直す',
    fillLedger: '財産管理台帳を開く',
    payBack: '納付する金額を見る',
    reportDelay: '遅延を届け出る',
    reportCompletion: '事業の完了を報告する',
    readNotice: '通知書を見る',
    openSection: '書類を見る',
    phone: '事務局に相談する',
    dueSubmit: '提出の期限まで',
    dueReturn: '再提出の期限まで',
    dueOther: '期限まで',
  },
  flow: {
    title: '事業の流れ',
    until: '{day}まで',
    nextStep: '次は「{name}」です。',
    nextStepUntil: '次は「{name}」（{day}まで）です。',
  },
  deadlines: {
    title: '近い期限',
    empty: 'いま、期限のある書類はありません。',
  },
  documents: {
    title: '提出する書類',
    returnedCount: '差戻し {count}件',
    confirmingCount: '確認中 {count}件',
  },
  links: {
    notice: '通知書を見る',
    grant: '交付申請の書類を見る',
    underway: '変更申請を見る・作る',
    progress: '遂行状況報告を見る',
    result: '実績報告の書類を見る',
    voucher: '支払経費一覧を見る',
    after: '完了後の書類を見る',
  },
  placeholders: {
    notice: '採択の通知書',
    noticeWhen: '届いたら表示します',
    grant: '交付申請書',
    grantWhen: '採択の後',
    delay: '遅延届出書',
    change: '計画変更承認申請書',
    progress: '遂行状況報告書',
    progressWhen: '四半期ごと',
    result: '実績報告書',
    resultWhen: '事業の完了の後',
    property: recordWords.ledger,
    propertyWhen: '額の確定の後',
    afterwards: '消費税・事業効果の報告',
    afterwardsWhen: '入金の後',
  },
  notifications: {
    title: '通知',
    unread: '未読',
    unreadCount: '未読{count}件',
    all: '通知をすべて見る',
    empty: '事務局からの通知は、まだありません。',
  },
  announcements: {
    title: '事務局からのお知らせ',
    unreadCount: '未読のお知らせ{count}件',
    important: '重要',
    all: 'お知らせをすべて見る',
    empty: '掲載中のお知らせはありません。',
  },
};

/** Texts of the my page as its company sees it. */
export const userMyPageText = texts('userMyPage', words);
