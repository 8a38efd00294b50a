import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { lockBatch } from '../batches.data.ts';
import { cancelBatchRows, holdExportedOf } from '../batchPayments.data.ts';
import { recordPayoutMoves } from '../payoutHistory.service.ts';
import { payoutMessages } from '../payouts.words.ts';
import { type BatchView, cancelRefusal, getPayoutBatch, requireBatch } from './batchViews.service.ts';
import { recordBatchStep } from './recordBatchStep.service.ts';

const { Approved, Exported } = PaymentStatus;

/**
 * Takes a file back, before anything of its result is in: its payments wait for another one.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER without a reason
 */
export const cancelPayoutBatch = async (
  scope: Scope,
  id: number,
  given: string,
  ifMatchVersion: number | undefined,
): Promise<BatchView> => {
  const reason = tidyText(given);
  if (reason === '') throw invalidField('/reason', payoutMessages.reasonRequired);
  await requireBatch(scope, id);
  const payments = await holdExportedOf(scope.db, id);
  await lockBatch(scope.db, id);
  const batch = await requireBatch(scope, id);
  assertVersion(batch, ifMatchVersion);
  const refusal = cancelRefusal(batch);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  await cancelBatchRows(scope.db, id, scope.now);
  await recordPayoutMoves(
    scope,
    'unexport',
    payments.map(({ id: paymentId, mypageId, myPage }) => ({
      id: paymentId,
      mypageId,
      projectId: myPage.projectId,
      fromStatus: Exported,
      toStatus: Approved,
      comment: reason,
      before: { batchId: id, exportedAt: batch.createdAt },
      after: { batchId: null, exportedAt: null },
    })),
  );
  await recordBatchStep(scope, id, { action: 'unexport', count: payments.length, comment: reason });
  const target = { kind: 'paymentBatch', id } as const;
  const after = { canceledAt: scope.now };
  await scope.audit({ action: 'unexport', target, after, reason, projectId: batch.projectId });
  return getPayoutBatch(scope, id);
};
