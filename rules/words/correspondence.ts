export const paperLabels = {
  number: '文書番号',
  issuedOn: '文書の日付',
  openedAt: '開封日時',
  openedBy: '開いた人',
} as const;

export const announcementLabels = {
  readAt: '開いた日時',
} as const;

export const mailLabels = {
  sentAt: '送信日時',
  nextAttemptAt: '次に送る日時',
  attempts: '送った回数',
  createdAt: '作成日時',
  problem: '届かなかった理由',
} as const;

export const threadLabels = {
  lastMessageAt: '最後のメッセージ',
  isRead: '相手の既読',
} as const;

export const reminderLabels = {
  rules: 'リマインドの決まり',
  on: '送る日',
} as const;
