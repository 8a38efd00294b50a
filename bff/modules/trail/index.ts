/* What other modules may use of this one (README.md). */
export { type AnchorView, downloadAnchor, listAnchors } from './audit/anchors.service.ts';
export { anchorTrail } from './audit/anchorTrail.service.ts';
export { archiveTrail } from './audit/archiveTrail.service.ts';
export { LATE_IDS } from './audit/audit.data.ts';
export { sealAuditEntries } from './audit/auditChain.service.ts';
export { checkAnchors } from './audit/checkAnchors.service.ts';
export { columnsBefore } from './audit/columnsBefore.service.ts';
export { operationName } from './audit/operationNames.service.ts';
export { auditActionOf, isAuditAction, recordAudit, recordAudits } from './audit/recordAudit.service.ts';
export { trailLists } from './lists.ts';
export { openSecret, sealSecret } from './webhooks/sealedSecret.service.ts';
export { forgetWebhookDeliveries, queueDeliveries, sendWebhooks } from './webhooks/sendWebhooks.service.ts';
export { webhookRoutes } from './webhooks/webhooks.routes.ts';
