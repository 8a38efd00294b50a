/** Texts built into the change of a password. */
export const changePasswordText = {
  title: 'パスワードの変更',
  currentPassword: '現在のパスワード',
  newPassword: '新しいパスワード',
  newPasswordHelp: '半角の英字・数字・記号で、8文字以上32文字以内',
  passwordConfirmation: '新しいパスワード（確認）',
  note: '変更すると、ほかのブラウザーではログアウトされます。',
  submit: 'パスワードを変更する',
  cancel: 'やめる',
  unauthorized: '現在のパスワードが違います',
  enterAgain: '再度入力してください',
  failed: 'エラーが発生しました',
  errors: {
    required: '入力してください',
    asciiOnly: '半角で入力してください',
    tooShort: '8文字以上で入力してください',
    tooLong: '32文字以内で入力してください',
    mismatch: 'パスワードが一致しません',
  },
} as const;
