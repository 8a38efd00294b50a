import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { tidyText } from '#rules/text.ts';
import { countDownload, findBatchContent, lockBatch } from '../batches.data.ts';
import { batchMessages as messages } from '../payouts.words.ts';
import { requireBatch } from './batchViews.service.ts';
import { recordBatchStep } from './recordBatchStep.service.ts';
import { openContent } from './sealedContent.service.ts';

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
