/** Words of the report that the work is completed. */
export const completionTexts = {
  labels: {
    start: '事業に着手している',
    deals: '支払経費一覧に取引がある',
    paid: 'すべての取引の支払が済んでいる',
    changes: '決定を待つ変更申請がない',
  },
  start: '着手日を、完了日と一緒に入力してください',
  deals: '取引がまだ入力されていません。実績報告までに入力してください',
  paid: (count: number): string =>
    `支払日のない取引が${count}件あります。支払経費一覧に支払日を入力してから報告してください`,
  changes: '変更申請が決定されていません。決定の後に報告してください',
  notNow: '実施中の事業だけを報告できます',
  reported: '事業の完了は報告済みです。日付を直すときは事務局へ連絡してください',
  beforeLast: (day: string): string =>
    `最後の検収・支払の日（${day}）以降の日付を入力してください。検収と支払が済んだ日が、事業の完了日です`,
  afterDeadline: (day: string): string =>
    `事業実施期限（${day}）までの日付を入力してください。期限に間に合わなかったときは、事務局へ連絡してください`,
} as const;
