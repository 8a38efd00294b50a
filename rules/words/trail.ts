export const auditLabels = {
  ipAddress: '接続元',
  summary: 'したこと',
  changes: '変わった項目',
  actor: '操作した人',
  actorKind: '操作者区分',
  requestId: '要求の番号',
} as const;

export const webhookLabels = {
  failingSince: '届かなくなった日時',
} as const;
