import * as accessWords from '#rules/words/access.ts';
import { frontTexts } from '#web/parts/text/frontTexts.ts';

const words = {
  email: accessWords.accountEmail,
  errors: {
    required: '入力してください',
    email: 'メールアドレスの形で入力してください（例：tantou@example.jp）',
    asciiOnly: accessWords.passwordAsciiOnly,
    tooShort: accessWords.passwordTooShort,
    tooLong: accessWords.passwordTooLong,
    mismatch: 'パスワードが一致しません',
  },
  ask: {
    title: 'パスワードを設定し直す',
    lead: '登録したメールアドレスに、設定用のリンクを送ります。',
    submit: 'リンクを送る',
    busy: '送っています',
  },
  sent: {
    title: 'メールを確認してください',
    text: '{email} が登録されていれば、設定用のリンクを送りました。',
    validity: 'リンクが使えるのは60分間、1回だけです',
    spam: '5分待っても届かないときは、迷惑メールの中を確認してください',
    desk: 'それでも届かないときは、事務局の窓口へお知らせください',
    deskHours: '（{hours}）',
    again: 'もう一度送る',
    againIn: 'もう一度送る（あと{seconds}秒）',
    sentAgain: 'リンクをもう一度送りました',
  },
  set: {
    title: '新しいパスワードを決める',
    checking: 'リンクを確かめています',
    newPassword: '新しいパスワード',
    newPasswordHelp: '半角の英字・数字・記号で、8文字以上32文字以内',
    confirmation: '新しいパスワード（確認）',
    ruleLength: '8文字以上32文字以内',
    ruleAscii: '半角の英字・数字・記号だけ',
    ruleMet: 'できています',
    ruleOpen: 'まだです',
    submit: 'パスワードを決める',
    busy: '設定しています',
    note: '決めると、ほかのブラウザーではログアウトされます。',
  },
  unusable: {
    title: 'このリンクは使えません',
    notice: 'リンクの期限（60分）が過ぎたか、すでに使われています',
    unchanged: 'このリンクでは、パスワードは変わりません。',
    text: '新しいリンクを受け取って、もう一度お試しください。一度使ったリンクも、同じように受け取り直せます。',
    again: '新しいリンクを受け取る',
  },
  failed: {
    title: 'エラーが発生しました',
    text: '時間をおいて、もう一度お試しください。',
    retryAfter: '{minutes}分ほど待ってから、もう一度お試しください。',
    retry: 'もう一度読み込む',
  },
  done: {
    title: 'パスワードを決めました',
    text: '新しいパスワードでログインしてください。',
    email: 'ログインに使うメールアドレス：{email}',
    logIn: 'ログインに進む',
  },
  back: 'ログインに戻る',
};

/** Texts of the pages that set a forgotten password; apart from `authText`, since a log-in does not need them. */
export const passwordText = frontTexts(words);
