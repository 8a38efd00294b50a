export const accountPassword = 'パスワード';
export const accountSecondFactor = '二要素認証';
export const accountIdentities = '外部アカウント';
export const accountEmail = 'メールアドレス';
export const accountMailPreferences = 'メールの受け取り方';

export const passwordTooShort = '8文字以上で入力してください';
export const passwordTooLong = '32文字以内で入力してください';
export const passwordAsciiOnly = '半角で入力してください';
