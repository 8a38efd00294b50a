import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { requireDecision } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { FourEyesAct, PaymentStatus } from '#bff/generated/contract/enums.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { type BatchDetailRow, lockBatch } from '../batches.data.ts';
import { cancelBatchRows, holdExportedOf } from '../batchPayments.data.ts';
import { recordPayoutMoves } from '../payoutHistory.service.ts';
import { batchMessages, payoutMessages, batchProposal as texts } from '../payouts.words.ts';
import { type BatchView, cancelRefusal, getPayoutBatch, requireBatch } from './batchViews.service.ts';
import { recordBatchStep } from './recordBatchStep.service.ts';

const { Approved, Exported } = PaymentStatus;

/** Why a file is taken back, and whether the bank has given up on it. */
export type TakingBack = { readonly reason: string; readonly isCanceledAtBank?: boolean | undefined };

/**
 * A file that was saved may lie at the bank: somebody has asked there, and a second person stands for it (domain 12).
 * @throws INVALID_PARAMETER, ProposedError, VoidProposalError
 */
const requireTakingBackDecision = (
  scope: Scope,
  batch: BatchDetailRow,
  { reason, isCanceledAtBank }: TakingBack,
) => {
  const { id, downloads, fileName, count, amount, transferOn, projectId } = batch;
  if (downloads === 0) return;
  if (!isCanceledAtBank) throw invalidField('/isCanceledAtBank', batchMessages.askTheBank);
  requireDecision(scope, {
    act: FourEyesAct.BatchTakenBack,
    subject: { kind: 'paymentBatch', id },
    thing: `paymentBatch:${id}`,
    projectId,
    title: texts.title(fileName),
    changes: [
      { label: texts.file, before: texts.fileText(count, amount, transferOn), after: texts.canceled },
    ],
    follows: [texts.follows(count)],
    reason,
    basis: [batch.version, downloads],
  });
};

/**
 * Takes a file back, before anything of its result is in: its payments wait for another one.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER without a reason, ProposedError
 *   where it was saved
 */
export const cancelPayoutBatch = async (
  scope: Scope,
  id: number,
  { reason: given, isCanceledAtBank = false }: TakingBack,
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
  requireTakingBackDecision(scope, batch, { reason, isCanceledAtBank });
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
