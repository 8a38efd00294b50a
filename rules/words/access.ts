export const accountPassword = 'パスワード';
export const accountSecondFactor = '二要素認証';
export const accountIdentities = '外部アカウント';
export const accountEmail = 'メールアドレス';
export const accountMailPreferences = 'メールの受け取り方';

export const passwordTooShort = '8文字以上で入力してください';
export const passwordTooLong = '32文字以内で入力してください';
export const passwordAsciiOnly = '半角で入力してください';

export const pendingActTitle = '操作';
export const pendingActProposedBy = '依頼した人';
export const pendingActEndsAt = '承認の期限';
export const pendingActDecidedBy = '決めた人';
export const pendingActReason = '理由';

export const adminUserName = '氏名';
export const adminUserConfirmedBy = '確認した人';

export const connectionScopes = '読めるもの';
export const connectionEvents = '知らせるできごと';
