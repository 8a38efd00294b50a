/** What is said of records that are kept for a time. */
export const retentionMessages = {
  untilPassed: '今日以降の日付を入力してください',
  reasonRequired: '保存を延長する理由を入力してください',
  held: (name: string): string =>
    `すでに${name}さんが保存を延長しています。画面を読み込み直して、理由を確認してください`,
} as const;
