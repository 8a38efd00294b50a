import * as correspondenceWords from '#rules/words/correspondence.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  list: {
    title: '送信したメール',
    context: '製品が送ったメールと、その結果です。届かなかったものは、アドレスを直して送り直せます',
    searchLabel: 'メールを探す',
    searchPlaceholder: 'アドレス・名前・件名の一部',
    empty: '送信したメールはありません',
    emptyText: 'お知らせや書類の確認などのメールを送ると、ここに並びます。',
  },
  status: '状態',
  kind: '用件',
  createdAt: correspondenceWords.mailCreatedAt,
  sentAt: correspondenceWords.mailSentAt,
  to: '宛先',
  subject: '件名',
  about: '相手と用件',
  acts: '操作',
  details: '内容',
  detailsOf: '{subject}の内容を見る',
  attempts: '{count}回試しました',
  retryAt: '{at} に再送',
  close: '閉じる',
  problem: '届かない理由',
  text: '本文',
  serverAnswer: 'メールサーバーの返事',
  textNote: 'パスワードの設定などのリンクの秘密の部分は表示しません。',
  nextAttemptAt: correspondenceWords.mailNextAttemptAt,
  recipient: '登録されている宛先',
  recipientCorporation: '{name}（{email}）の登録を開く',
  recipientOf: '{name}（{email}）',
  changedTitle: 'アドレスが変わっています',
  changed: '登録のアドレスが {email} に変わっています。送り直すと、新しいアドレスに送ります。',
  myPage: 'マイページを開く',
  section: '書類を開く',
  application: '応募を開く',
  resend: '送り直す',
  giveUp: '取りやめにする',
  resent: '{to} に送り直します。',
  givenUp: '取りやめにしました。あとから送り直すこともできます。',
  undeliveredTitle: '届かなかったメールが{count}件あります',
  undeliveredText:
    '理由を確かめ、アドレスを直してから送り直してください。メールサーバーの不調で届かなかったものは、まとめて送り直せます。',
  showUndelivered: '届かなかったメールだけを見る',
  resendAll: 'まとめて送り直す',
  resendAllTitle: '{count}件のメールを送り直しますか',
  resendAllText:
    'いまの条件に合う、届かなかったメール{count}件を、登録されている今のアドレスに送り直します。期限の切れるリンクを含むメールは送りません。',
  resendAllNoneTitle: '送り直せるメールはありません',
  resendAllNone:
    'いまの条件では、届かなかったメールがありません。期限の切れるリンクを含むメールは送り直せません。',
  resentAll: '{count}件を送り直します。',
};

export const mailsText = texts('mails', words);
