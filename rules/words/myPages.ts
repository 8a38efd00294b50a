export const myPageLabels = {
  displayCode: '管理番号',
  plan: '事業計画',
  planTitle: '事業計画名',
  site: '実施場所',
  priority: '優先度',
  nextDueOn: '次の期限',
  assignee: '担当者',
  mine: '自分の担当',
  consultant: 'コンサルタント',
  grantAmount: '交付決定額',
  grantDecisionOn: '交付決定日',
  confirmedAmount: '確定額',
  paidAmount: '支払済額',
  completionDeadline: '事業実施期限',
  memo: '事務局メモ',
  member: '構成員',
} as const;

export const stageLabels = {
  grantApplication: '交付申請',
  grantDecision: '交付決定',
  report: '実績報告',
  inspection: '完了検査',
  amount: '額の確定',
} as const;

export const changeLabels = {
  kind: '申請の種類',
} as const;
