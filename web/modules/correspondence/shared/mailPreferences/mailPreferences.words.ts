import * as accessWords from '#rules/words/access.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: accessWords.accountMailPreferences,
  lead: '次のお知らせのメールは、受け取り方を選べます。メールを受け取らないときも、お知らせの内容は画面で確認できます。',
  daily: '1日1回まとめて受け取るメールは、毎朝8時ごろに届きます。',
  none: '受け取り方を選べるメールはありません。',
  obligatory: 'いつもすぐに届くメール',
  save: '保存する',
  cancel: 'やめる',
  done: 'メールの受け取り方を変更しました',
  failed: '保存できませんでした。もう一度お試しください。',
};

/** Texts of how somebody gets his mails. */
export const mailPreferencesText = texts('mailPreferences', words);
