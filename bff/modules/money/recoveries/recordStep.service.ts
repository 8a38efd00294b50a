import type { Scope } from '#bff/core/scope.ts';
import { RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { insertMyPageHistory } from '#bff/modules/myPages/index.ts';
import { auditActionOf, columnsBefore } from '#bff/modules/trail/index.ts';
import { type HistoryActor, historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { type RecoveryChange, type RecoveryRow, updateRecoveryRow } from './recoveries.data.ts';
import { recoveryStatusOf } from './recoveryGuards.service.ts';

/** Where the trail and the history put a record. */
export const aboutRecovery = ({ mypageId, myPage }: Pick<RecoveryRow, 'mypageId' | 'myPage'>) => ({
  mypageId,
  projectId: myPage.projectId,
});

/** Writes a change of a held record. @throws RECORD_CHANGED */
export const writeRecovery = (scope: Scope, { id, version }: RecoveryRow, change: RecoveryChange) =>
  writeVersioned(version, () => updateRecoveryRow(scope.db, { id, version }, change));

type Step = {
  readonly action: string;
  /** The status that it leads to, by its name in the machine. */
  readonly to: string;
  readonly reason?: string | null;
  readonly change?: RecoveryChange;
  /** The system where a rule moved it; the caller otherwise. */
  readonly actor?: HistoryActor;
};

/**
 * Moves a held recovery, with its history and trail entries; withdraws mails in the outbox that demand money no longer
 * due. @throws RECORD_CHANGED
 */
export const applyRecoveryMove = async (
  scope: Scope,
  recovery: RecoveryRow,
  { action, to, reason = null, change = {}, actor }: Step,
): Promise<void> => {
  const status = recoveryStatusOf(to);
  await writeRecovery(scope, recovery, { ...change, status });
  await insertMyPageHistory(scope.db, {
    mypageId: recovery.mypageId,
    machine: 'recovery',
    targetId: recovery.id,
    action,
    fromStatus: recovery.status,
    toStatus: status,
    ...(actor ?? historyActorOf(scope)),
    comment: reason,
    createdAt: scope.now,
  });
  await scope.audit({
    action: auditActionOf(action),
    target: { kind: 'recovery', id: recovery.id },
    before: columnsBefore(recovery, { ...change, status }),
    after: { ...change, status },
    reason: reason ?? undefined,
    ...aboutRecovery(recovery),
  });
  if (recovery.status === RecoveryStatus.Ordered)
    await scope.tell('demandsChanged', [aboutRecovery(recovery)]);
};
