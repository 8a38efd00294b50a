/** Sentences about corporations and their users. */
export const corporationMessages = {
  numberTaken: 'この法人番号の企業は登録済みです。企業の一覧で確認してください',
  numberRequired: '法人の場合は法人番号を入力してください',
  numberNotForIndividuals: '個人の場合は法人番号を入力しないでください',
  capitalRequired: '法人の場合は資本金を入力してください',
  representativeTitleRequired: '法人の場合は代表者の役職を入力してください',
  industryCodeRequired: '業種（細分類）を選択してください',
  industryCodeMismatch: '業種（細分類）は、選択した業種（中分類）の中から選択してください',
  industryCodeNotUsed: 'この業種（中分類）には細分類がありません。細分類を空にしてください',
  establishedInFuture: '設立（開業）年月日は今日以前の日付を入力してください',
  invoiceMismatch: '適格請求書発行事業者登録番号は「T」と法人番号を続けた番号を入力してください',
  invoiceFormat: '適格請求書発行事業者登録番号は「T」と13桁の数字で入力してください',
  memoOnly: 'コールセンターが変更できるのは事務局メモだけです',
  hasMyPages:
    'マイページがあるか、構成員として参加しているため削除できません。先にマイページを確認してください',
  readOnly: 'この企業を変更する権限がありません',
} as const;

/** Sentences about corporation users. */
export const corporationUserMessages = {
  emailTaken:
    'このメールアドレスは、同じ事業のほかの企業ユーザーが使っています。別のメールアドレスを入力してください',
  mobile: '携帯電話番号は060・070・080・090から始まる11桁の数字で入力してください',
  projectUnknown: 'この事業は見つかりません。一覧から選択してください',
  otherProject: 'この企業ユーザーは別の事業に登録されています。事業を確認してください',
  inactive: '無効になっているため送信できません。先に有効に戻してください',
  readOnly: 'この企業ユーザーを変更する権限がありません',
} as const;
