import type { AuditTargetKind } from '#bff/core/auditEntry.ts';
import { auditActionOf } from '#bff/services/audit/recordAudit.ts';
import type { Seed } from './context.ts';

/** Who did something, as histories and the audit keep it. */
export type SeedActor = {
  readonly kind: 'admin' | 'user' | 'applicant' | 'system';
  readonly id: number | null;
  readonly name: string;
  readonly adminType?: number;
};

export const jmac: SeedActor = { kind: 'admin', id: 1, name: '事務局 花子', adminType: 0 };
export const maff: SeedActor = { kind: 'admin', id: 2, name: '農水 太郎', adminType: 1 };
export const inspector: SeedActor = { kind: 'admin', id: 4, name: '検査 誠', adminType: 3 };
export const backOffice: SeedActor = { kind: 'admin', id: 5, name: '受付 清', adminType: 4 };
export const system: SeedActor = { kind: 'system', id: null, name: 'system' };

/** The columns of a history entry. */
export const actorColumns = ({ kind, id, name }: SeedActor) => ({
  actorKind: kind,
  actorId: id,
  actorName: name,
});

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
