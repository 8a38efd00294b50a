import type { Scope } from '#bff/core/scope.ts';
import { RecoveryReliefStatus, RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { balanceOf, liveReceipts, principalOf } from './claimTerms.service.ts';
import { applyRecoveryMove } from './recordStep.service.ts';
import type { RecoveryRow } from './recoveries.data.ts';
import { recoveryNotices as texts } from './recoveries.words.ts';
import { requireRecovery } from './recoveryContext.service.ts';
import { announceRecovery } from './recoveryNotices.service.ts';

const { Ordered, Settled } = RecoveryStatus;

/** Nobody has anything left to check or to decide. */
const isLookedAt = ({ receipts, reliefs }: RecoveryRow): boolean =>
  liveReceipts({ receipts }).every(({ checkedAt }) => checkedAt !== null) &&
  reliefs.every(({ status }) => status !== RecoveryReliefStatus.Asked);

const close = async (scope: Scope, recovery: RecoveryRow): Promise<void> => {
  const today = tokyoDayOf(scope.now);
  if (principalOf(recovery) === 0 && liveReceipts(recovery).length === 0) {
    await applyRecoveryMove(scope, recovery, { action: 'cancel', to: 'Withdrawn', actor: systemActor });
    await announceRecovery(scope, recovery, { title: texts.canceledTitle, body: texts.canceledBody });
    return;
  }
  const step = { action: 'settle', to: 'Settled', change: { settledOn: today }, actor: systemActor };
  await applyRecoveryMove(scope, recovery, step);
  await announceRecovery(scope, recovery, { title: texts.settledTitle, body: texts.settledBody });
};

/**
 * What follows of itself from money that came in or was let off: with nothing left and everything checked the claim is
 * closed, with something left again it is open. The caller holds the my page.
 */
export const followMoney = async (scope: Scope, id: number): Promise<void> => {
  const recovery = await requireRecovery(scope, id);
  const { leftTotal } = balanceOf(recovery, tokyoDayOf(scope.now));
  const isDone = leftTotal === 0 && isLookedAt(recovery);
  if (recovery.status === Ordered && isDone) await close(scope, recovery);
  if (recovery.status === Settled && !isDone) {
    const step = { action: 'reopen', to: 'Ordered', change: { settledOn: null }, actor: systemActor };
    await applyRecoveryMove(scope, recovery, step);
  }
  await refreshMyPageFacts(scope, recovery.mypageId);
};
