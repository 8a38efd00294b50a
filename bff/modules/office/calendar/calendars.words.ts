import * as myPagesWords from '#rules/words/myPages.ts';

/** What the entries of a calendar are called. */
export const calendarTexts = {
  payment: '補助金の振込',
  recovery: (kind: string): string => `返還の期限（${kind}）`,
  completion: myPagesWords.myPageCompletionDeadline,
  restriction: (name: string): string => `処分制限の終わり（${name}）`,
  /** Of the file, and of the calendar that a program makes of it. */
  name: (displayCode: string): string => `補助事業の予定（管理番号 ${displayCode}）`,
  fileName: (displayCode: string): string => `補助事業の予定_${displayCode}.ics`,
  open: (address: string): string => `マイページで確認する：${address}`,
  /** Of an administrator's calendar. */
  officeName: (projectName: string | null): string =>
    projectName === null ? '補助事業の予定' : `補助事業の予定（${projectName}）`,
  officeFileName: '補助事業の予定.ics',
  officeTitle: (title: string, corporation: string): string => `${title}（${corporation}）`,
  officeOpen: (displayCode: string, address: string): string =>
    `管理番号 ${displayCode}\n管理画面で確認する：${address}`,
} as const;

export const calendarMessages = {
  order: '末日は、初日以降の日付を入力してください',
  tooLong: '期間は100日以内にしてください',
  tooMany: (count: number, most: number): string =>
    `この条件の予定は${count.toLocaleString('ja-JP')}件あり、カレンダーアプリで購読できる${most.toLocaleString('ja-JP')}件を超えています。公募回か予定の種類を選んで、しぼってください`,
} as const;
