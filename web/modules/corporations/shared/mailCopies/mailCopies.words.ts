import * as accessWords from '#rules/words/access.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'お知らせの写しの送付先',
  help: '事務局からのメールの写しを、ほかのアドレスにも送れます。追加したアドレスには確認のメールを送り、受け取る方がメールのURLで確認してから、写しを送り始めます。',
  empty: '追加した送付先はありません。',
  add: '送付先を追加する',
  addTitle: '送付先の追加',
  addSend: '追加して確認のメールを送る',
  name: '名前（部署・氏名など）',
  email: accessWords.accountEmail,
  added: '{email}に確認のメールを送りました',
  waiting: '確認待ち',
  stopped: '停止中',
  sending: '送付中',
  sentAt: '確認のメールを{at}に送りました。URLは24時間使えます。',
  resend: '確認のメールを送り直す',
  resendOf: '{email}に確認のメールを送り直す',
  resent: '{email}に確認のメールを送り直しました',
  stop: '停止する',
  stopOf: '{email}への写しを停止する',
  stoppedNow: '{email}への写しを停止しました',
  resume: '再開する',
  resumeOf: '{email}への写しを再開する',
  resumedNow: '{email}への写しを再開しました',
  remove: '削除する',
  removeOf: '{email}を削除する',
  removed: '{email}を削除しました',
  removeTitle: '{email}を削除しますか',
  removeText:
    'このアドレスには、お知らせの写しを送らなくなります。もう一度送るには、追加して確認し直します。',
  failed: '処理できませんでした。もう一度お試しください。',
  office: {
    help: '企業ユーザーがマイページの「会社の情報」で追加します。',
    empty: '追加された送付先はありません。',
  },
  confirm: {
    asked: 'お知らせの写しを受け取りますか',
    askedText: '心当たりのないときは、何もせずにこの画面を閉じてください。写しは届きません。',
    act: 'このアドレスで受け取る',
    done: 'メールアドレスを確認しました',
    doneText: '{corporation}あてのお知らせの写しを、{email}にもお送りします。この画面は閉じて構いません。',
    failed: 'メールアドレスを確認できませんでした',
  },
};

/** Texts of the further addresses of a business, for it and for the office. */
export const mailCopiesText = texts('mailCopies', words);
