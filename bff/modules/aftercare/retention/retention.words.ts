/** What is said of records that are kept for a time. */
export const retentionMessages = {
  untilPassed: '今日以降の日付を入力してください',
  reasonRequired: '保存を延長する理由を入力してください',
  lift: (name: string): string => `「${name}」の保存の延長を取り消す`,
  hold: '保存の延長',
  holdText: (reason: string, untilOn: string | null): string =>
    untilOn === null ? reason : `${reason}（${untilOn}まで）`,
  liftFollows: '保存期間が満了していれば、次の廃棄の対象になります。',
  held: (name: string): string =>
    `すでに${name}さんが保存を延長しています。画面を読み込み直して、理由を確認してください`,
} as const;
