export const accountLabels = {
  password: 'パスワード',
  secondFactor: '二要素認証',
  identities: '外部アカウント',
  email: 'メールアドレス',
  mailPreferences: 'メールの受け取り方',
} as const;

export const passwordLabels = {
  tooShort: '8文字以上で入力してください',
  tooLong: '32文字以内で入力してください',
  asciiOnly: '半角で入力してください',
} as const;
