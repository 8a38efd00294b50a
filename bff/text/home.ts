/** Words of the administrators' home and worklist. */
export const counterLabels = {
  unconfirmedSections: '未確認書類',
  returnedSections: '差戻し中',
  delayed: '遅延',
  dueWithin7Days: '期限7日以内',
  inspectionsToday: '本日の検査',
  maffConfirming: '農水省確認待ち',
  waitingPayment: '支払待ち',
  applicationsToCheck: '確認待ちの応募',
  applicationsReturned: '差戻し中の応募',
} as const;

export const ofFamily = (label: string, family: string): string => `${label}（${family}）`;

export const worklistTitles = {
  section: (title: string): string => `「${title}」の確認`,
  application: (title: string): string => `応募「${title}」の確認`,
  report: (title: string): string => `完了検査報告（${title}）`,
  delay: (title: string): string => `遅延への対応（${title}）`,
  payment: (title: string): string => `補助金の支払（${title}）`,
} as const;
