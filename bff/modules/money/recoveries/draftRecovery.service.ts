import type { Events } from '#bff/core/events.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RecoveryKind, RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { insertMyPageHistory } from '#bff/modules/myPages/index.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { aboutRecovery } from './recordStep.service.ts';
import { insertRecovery, lastPayTo, type NewRecovery } from './recoveries.data.ts';
import { requireRecovery } from './recoveryContext.service.ts';

/**
 * Begins a record of money to be paid back: by hand, or as what follows from a revocation, from a report on consumption
 * tax, from a disposal of property. It is a draft; two people order it. The caller holds the my page and has checked the
 * amount.
 * @returns its id
 */
export const draftRecovery = async (scope: Scope, data: Omit<NewRecovery, 'createdAt'>): Promise<number> => {
  const id = await insertRecovery(scope.db, { ...data, createdAt: scope.now });
  const recovery = await requireRecovery(scope, id);
  await insertMyPageHistory(scope.db, {
    mypageId: recovery.mypageId,
    machine: 'recovery',
    targetId: id,
    action: 'create',
    fromStatus: null,
    toStatus: RecoveryStatus.Draft,
    ...historyActorOf(scope),
    comment: null,
    createdAt: scope.now,
  });
  const { kind, number, amount, claimReason, status, payTo, documentFileId } = recovery;
  await scope.audit({
    action: 'created',
    target: { kind: 'recovery', id },
    after: { kind, number, status, amount, claimReason, payTo, documentFileId },
    ...aboutRecovery(recovery),
  });
  return id;
};

/** Where the last order of the same round was to be paid: a beginning for the next one. */
export const proposedPayTo = (scope: Scope, projectId: number): Promise<string | null> =>
  lastPayTo(scope.db, projectId);

/** What follows from a revocation after the payment. How much of it, and until when, is ordered by two people. */
export const draftRevocation = async (
  scope: Scope,
  { projectId, ...revoked }: Events['grantRevoked'],
): Promise<void> => {
  const payTo = await proposedPayTo(scope, projectId);
  await draftRecovery(scope, { ...revoked, kind: RecoveryKind.Revocation, payTo });
};
