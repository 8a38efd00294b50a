export const officeLabels = {
  system: 'システム',
} as const;

export const bulkLabels = {
  statusNow: '今の状態',
  makes: '作られるもの',
  noCode: '未採番',
  empty: '（空）',
} as const;
