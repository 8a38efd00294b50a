import * as accessWords from '#rules/words/access.ts';

/** Sentences about passwords (spec 5, 8) and about the links that set one. */
export const passwordMessages = {
  notAscii: accessWords.passwordAsciiOnly,
  tooShort: accessWords.passwordTooShort,
  tooLong: accessWords.passwordTooLong,
  tooCommon: '推測されやすいパスワードは使えません。別のパスワードを入力してください',
  unchanged: '今のパスワードと同じです。別のパスワードを入力してください',
  logInFailed: 'メールアドレスまたはパスワードが違います。確認して、もう一度入力してください',
  currentWrong: '現在のパスワードが違います',
  linkUnknown: 'このリンクは使えません。パスワードの再設定を、もう一度はじめから行ってください',
  linkUsed: 'このリンクは使用済みです。パスワードを忘れたときは、もう一度再設定を申し込んでください',
  linkExpired: 'このリンクの有効期限（60分）が過ぎました。もう一度再設定を申し込んでください',
} as const;
