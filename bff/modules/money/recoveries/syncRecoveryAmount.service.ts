import type { Scope } from '#bff/core/scope.ts';
import { ProjectStatus, RecoveryKind } from '#bff/generated/contract/enums.ts';
import { updateMyPageFacts } from '#bff/modules/myPages/index.ts';
import { sumYen } from '#rules/money.ts';
import { listLiveRecoveries, type RecoveryRow } from './recoveries.data.ts';

/**
 * The sum that a my page shows as ordered back after a revocation follows its records; a revoked undertaking whose
 * records were all withdrawn keeps the last one, for its money is still out. The caller holds the my page.
 */
export const syncRecoveryAmount = async (
  scope: Scope,
  { mypageId, myPage }: Pick<RecoveryRow, 'mypageId' | 'myPage'>,
): Promise<void> => {
  const live = await listLiveRecoveries(scope.db, mypageId);
  const revoked = live.filter(({ kind }) => kind === RecoveryKind.Revocation);
  const sum = sumYen(revoked.map(({ amount, lifted }) => amount - lifted));
  if (sum === 0 && myPage.projectStatus === ProjectStatus.Canceled) return;
  await updateMyPageFacts(scope.db, mypageId, { recoveryAmount: sum === 0 ? null : sum });
};
