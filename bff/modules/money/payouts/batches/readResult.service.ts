import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { findBatchContent, lockBatch } from '../batches.data.ts';
import { holdExportedOf, markResultRead, type RecordResult, settleRows } from '../batchPayments.data.ts';
import { recordPayoutMoves } from '../payoutHistory.service.ts';
import { batchMessages, failureText, resultMessages as messages } from '../payouts.words.ts';
import { type ResultFile, readResultFile, type TransferResult } from '../zengin/resultFile.service.ts';
import { type BatchView, getPayoutBatch, requireBatch } from './batchViews.service.ts';
import { recordBatchStep } from './recordBatchStep.service.ts';
import { outcomeOf, resultErrors } from './resultErrors.service.ts';
import { openContent } from './sealedContent.service.ts';

export type ResultInput = { readonly fileName: string; readonly content: string };

const MAX_ERRORS = 20;

/** The first of them, and how many more there are. */
const fieldErrorsOf = (errors: readonly string[]) => {
  const shown = errors.slice(0, MAX_ERRORS);
  const more = errors.length - shown.length;
  return [...shown, ...(more > 0 ? [messages.tooMany(more)] : [])].map((message) =>
    fieldError('/content', message),
  );
};

const bytesOf = (content: string): Uint8Array => {
  const bytes = Buffer.from(content, 'base64');
  if (content.length > 0 && bytes.length === 0) throw invalidField('/content', messages.notBase64);
  return bytes;
};

/** The file that the bank was sent, as its answer is read. */
const sentFileOf = async (scope: Scope, id: number): Promise<ResultFile> => {
  const kept = await findBatchContent(scope.db, id);
  if (kept === null) throw new ApiError('NOT_FOUND');
  return readResultFile(openContent(scope.secrets, id, kept));
};

type Held = Awaited<ReturnType<typeof holdExportedOf>>[number];

/** What is new in a file: of payments that the bank still had. */
const newResults = (results: readonly TransferResult[], held: readonly Held[]): RecordResult[] => {
  const waiting = new Set(held.map(({ id }) => id));
  return results.flatMap(({ paymentId, code }) => {
    const status = outcomeOf(code);
    if (status === null || !waiting.has(paymentId)) return [];
    const failureReason = status === PaymentStatus.Failed ? failureText(code) : null;
    return [{ id: paymentId, status, failureReason }];
  });
};

/** What a payment in the bank's hands says of its outcome. */
const nothingYet = {
  paid: { paidOn: null, recordedById: null },
  failed: { failedAt: null, recordedById: null, failureReason: null },
};

const record = async (
  scope: Scope,
  held: readonly Held[],
  results: readonly RecordResult[],
  { action, status, paidOn }: { readonly action: string; readonly status: number; readonly paidOn: string },
): Promise<void> => {
  const recordedById = adminOf(scope).adminUserId;
  const taken = { paid: { paidOn, recordedById }, failed: { failedAt: scope.now, recordedById } };
  const moved = new Map(results.filter((result) => result.status === status).map((row) => [row.id, row]));
  await recordPayoutMoves(
    scope,
    action,
    held.flatMap(({ id, mypageId, myPage }) => {
      const result = moved.get(id);
      if (result === undefined) return [];
      const { projectId } = myPage;
      const { Exported } = PaymentStatus;
      const move = { id, mypageId, projectId, fromStatus: Exported, toStatus: status };
      const isPaid = status === PaymentStatus.Paid;
      return [
        {
          ...move,
          comment: result.failureReason,
          before: isPaid ? nothingYet.paid : nothingYet.failed,
          after: isPaid ? taken.paid : { ...taken.failed, failureReason: result.failureReason },
        },
      ];
    }),
  );
};

const { Failed, Paid } = PaymentStatus;

/**
 * Takes over what the bank did with a file, all of it or nothing; what follows for businesses and undertakings is a job.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED for a file that was taken back, INVALID_PARAMETER with line
 *   and column of everything that is wrong
 */
export const readPayoutResult = async (
  scope: Scope,
  id: number,
  { content, fileName }: ResultInput,
  ifMatchVersion: number | undefined,
): Promise<BatchView> => {
  await requireBatch(scope, id);
  const file = readResultFile(bytesOf(content));
  const held = await holdExportedOf(scope.db, id);
  await lockBatch(scope.db, id);
  const batch = await requireBatch(scope, id);
  assertVersion(batch, ifMatchVersion);
  if (batch.canceledAt !== null)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: batchMessages.canceled });
  const sent = await sentFileOf(scope, id);
  assertNoFieldErrors(fieldErrorsOf(resultErrors(file, { batch, sent, now: scope.now })));
  const results = newResults(file.results, held);
  const recordedById = adminOf(scope).adminUserId;
  const taken = { batchId: id, paidOn: batch.transferOn, recordedById, at: scope.now };
  await settleRows(scope.db, taken, results);
  await record(scope, held, results, { action: 'settle', status: Paid, paidOn: batch.transferOn });
  await record(scope, held, results, { action: 'fail', status: Failed, paidOn: batch.transferOn });
  await markResultRead(scope.db, id, scope.now);
  await recordBatchStep(scope, id, { action: 'resultRead', count: results.length, comment: fileName });
  const after = { resultFileName: fileName, resultCount: results.length, resultReadAt: scope.now };
  const target = { kind: 'paymentBatch', id } as const;
  await scope.audit({ action: 'settle', target, after, projectId: batch.projectId });
  return getPayoutBatch(scope, id);
};
