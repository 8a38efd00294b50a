export const auditIpAddress = '接続元';
export const auditSummary = 'したこと';
export const auditChanges = '変わった項目';
export const auditActor = '操作した人';
export const auditActorKind = '操作者区分';
export const auditRequestId = '要求の番号';

export const webhookFailingSince = '届かなくなった日時';
