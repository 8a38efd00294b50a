import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { countDownload, findBatchContent, insertBatchStep, lockBatch } from '../batches.data.ts';
import { cancelBatchRows, holdExportedOf } from '../batchPayments.data.ts';
import { recordPayoutMoves } from '../payoutHistory.service.ts';
import { batchMessages as messages, payoutMessages } from '../payouts.words.ts';
import { type BatchView, getPayoutBatch, requireBatch, takeBackRefusal } from './batchViews.service.ts';
import { openContent } from './sealedContent.service.ts';

type Kept = { readonly action: string; readonly count: number; readonly comment: string | null };

/** One line of a file's history. */
export const recordBatchStep = async (scope: Scope, batchId: number, step: Kept): Promise<void> => {
  const { adminUserId, name } = adminOf(scope);
  await insertBatchStep(scope.db, {
    batchId,
    ...step,
    actorId: adminUserId,
    actorName: name,
    createdAt: scope.now,
  });
};

/**
 * The file itself; who saves it is kept, and from the second time on why.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED for one that was taken back, INVALID_PARAMETER without a reason
 */
export const downloadPayoutBatch = async (scope: Scope, id: number, given: string | undefined) => {
  await requireBatch(scope, id);
  await lockBatch(scope.db, id);
  const { canceledAt, downloads, fileName, sha256, count, projectId } = await requireBatch(scope, id);
  if (canceledAt !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.canceled });
  const reason = tidyText(given ?? '') || null;
  if (downloads > 0 && reason === null) throw invalidField('/reason', messages.reasonRequired);
  const kept = await findBatchContent(scope.db, id);
  if (kept === null) throw new ApiError('NOT_FOUND');
  const content = openContent(scope.secrets, id, kept);
  await countDownload(scope.db, id);
  await recordBatchStep(scope, id, { action: 'downloaded', count, comment: reason });
  const target = { kind: 'paymentBatch', id } as const;
  await scope.audit({ action: 'downloaded', target, reason: reason ?? undefined, projectId });
  return { fileName, sha256, content: Buffer.from(content).toString('base64') };
};

const { Approved, Exported } = PaymentStatus;

/**
 * Takes a file back, before anything of its result is in: its payments wait for another one.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER without a reason
 */
export const takeBackPayoutBatch = async (
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
  const refusal = takeBackRefusal(batch);
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
    })),
  );
  await recordBatchStep(scope, id, { action: 'unexport', count: payments.length, comment: reason });
  const target = { kind: 'paymentBatch', id } as const;
  await scope.audit({ action: 'unexport', target, reason, projectId: batch.projectId });
  return getPayoutBatch(scope, id);
};
