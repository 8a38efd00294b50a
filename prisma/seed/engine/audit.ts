import type { AuditTargetKind } from '#bff/core/audit/auditEntry.ts';
import { auditActionOf } from '#bff/modules/trail/audit/recordAudit.service.ts';
import { actorColumns, type SeedActor } from './actors.ts';
import type { Seed } from './context.ts';

export type SeedAudit = {
  readonly at: Date;
  readonly actor: SeedActor;
  readonly action: string;
  readonly target: { readonly kind: AuditTargetKind; readonly id: string | number };
  readonly before?: object;
  readonly after?: object;
  readonly reason?: string | null;
  readonly onBehalfOf?: string;
  readonly mypageId?: number;
  readonly applicationId?: number;
  readonly projectId?: number;
};

/** One entry of the audit trail, as the product would have written it then. */
export const audit = ({ rows }: Seed, entry: SeedAudit): void => {
  const { actor, target, at, action, before, after, reason = null } = entry;
  const { mypageId, applicationId, projectId, onBehalfOf } = entry;
  rows.auditEntry.push({
    at,
    ...actorColumns(actor),
    adminType: actor.adminType ?? null,
    action: auditActionOf(action),
    targetKind: target.kind,
    targetId: String(target.id),
    before: before && { ...before },
    after: after && { ...after },
    reason,
    onBehalfOf,
    mypageId,
    applicationId,
    projectId,
    requestId: 'system-seed',
  });
};
