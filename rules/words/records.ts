/** In a file of its own: menu and titles say them on every page, which then loads no module's fields. */
export const recordNames = {
  applicationContent: '応募の内容',
  filedPaper: '応募書類一式',
  myPage: 'マイページ',
  duty: '完了後の報告',
  change: '変更申請',
  receipt: '受付票',
  inspectionPaper: '検査報告書',
  amount: '補助金の額',
  ledger: '財産管理台帳',
  paper: '発行した文書',
  office: '事務局',
  trail: '監査証跡',
  anchor: '監査証跡の控え',
  webhook: '通知先',
} as const;
