import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { tidyText } from '#rules/text.ts';
import { balanceOf } from './claimTerms.service.ts';
import { followMoney } from './closeClaim.service.ts';
import { aboutRecovery, writeRecovery } from './recordStep.service.ts';
import type { ReceiptRow, RecoveryRow } from './recoveries.data.ts';
import { getRecovery } from './recoveries.service.ts';
import {
  recoveryMessages as messages,
  recoveryReasons as reasons,
  recoveryNotices as texts,
} from './recoveries.words.ts';
import { holdContext } from './recoveryContext.service.ts';
import { openRefusal, receiptActions } from './recoveryGuards.service.ts';
import { announceRecovery } from './recoveryNotices.service.ts';
import { insertReceipt, markReceiptCanceled, markReceiptChecked } from './recoveryParts.data.ts';
import type { RecoveryView } from './recoveryViews.service.ts';

export type ReceiptInput = {
  readonly receivedOn: string;
  readonly amount: number;
  readonly note?: string | null | undefined;
};

export type ReceiptPatch = { readonly action: string; readonly reason?: string | undefined };

const dayErrors = ({ orderedOn }: RecoveryRow, { receivedOn }: ReceiptInput, today: string): FieldError[] => {
  if (receivedOn > today) return [fieldError('/receivedOn', messages.receivedFuture)];
  if (orderedOn === null || receivedOn >= orderedOn) return [];
  return [fieldError('/receivedOn', messages.receivedBeforeOrder(formatEraDay(orderedOn)))];
};

type Counted = Pick<ReceiptInput, 'receivedOn' | 'amount'>;

/** The record as if it had one receipt more. */
const withReceipt = (recovery: RecoveryRow, { receivedOn, amount }: Counted): RecoveryRow => {
  const row = { receivedOn, amount, canceledAt: null } as ReceiptRow;
  return { ...recovery, receipts: [...recovery.receipts, row] };
};

/** No yen more than is left, whichever receipt came first. */
const amountErrors = (recovery: RecoveryRow, input: ReceiptInput, today: string): FieldError[] => {
  if (input.amount < 1) return [fieldError('/amount', messages.receiptAmount)];
  const { excess } = balanceOf(withReceipt(recovery, input), today);
  const left = balanceOf(recovery, input.receivedOn).leftTotal;
  return excess === 0 ? [] : [fieldError('/amount', messages.receiptTooMuch(yenText(left)))];
};

const assertOpen = (recovery: RecoveryRow): void => {
  const refusal = openRefusal(recovery);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
};

/** Records money that came in. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const createRecoveryReceipt = async (
  scope: Scope,
  id: number,
  input: ReceiptInput,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  const { adminUserId } = adminOf(scope);
  const { recovery } = await holdContext(scope, id, ifMatchVersion);
  assertOpen(recovery);
  const today = tokyoDayOf(scope.now);
  const wrongDay = dayErrors(recovery, input, today);
  assertNoFieldErrors(wrongDay.length > 0 ? wrongDay : amountErrors(recovery, input, today));
  const { receivedOn, amount } = input;
  const note = tidyText(input.note ?? '') || null;
  const added = { recoveryId: id, receivedOn, amount, note, recordedById: adminUserId, createdAt: scope.now };
  const receiptId = await insertReceipt(scope.db, added);
  await writeRecovery(scope, recovery, {});
  await scope.audit({
    action: 'created',
    target: { kind: 'recoveryReceipt', id: receiptId },
    after: { receivedOn, amount, note },
    ...aboutRecovery(recovery),
  });
  return getRecovery(scope, id);
};

const announceReceipt = (scope: Scope, recovery: RecoveryRow, { amount }: ReceiptRow): Promise<void> => {
  const { leftTotal } = balanceOf(recovery, tokyoDayOf(scope.now));
  if (leftTotal === 0) return Promise.resolve();
  const body = texts.receivedBody(yenText(amount), yenText(leftTotal));
  return announceRecovery(scope, recovery, { title: texts.receivedTitle, body });
};

const admitted = (scope: Scope, receipt: ReceiptRow, { action, reason }: ReceiptPatch): string | null => {
  const offered = receiptActions(receipt, adminOf(scope)).find((one) => one.action === action);
  if (offered === undefined || !offered.allowed) {
    const isGone = receipt.canceledAt !== null;
    const detail = isGone ? reasons.receiptDone : (offered?.reason ?? reasons.receiptChecked);
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  }
  const given = tidyText(reason ?? '') || null;
  if (action === 'cancel' && given === null) throw invalidField('/reason', messages.reasonRequired);
  return given;
};

/**
 * Another person checks a receipt, or somebody takes it back with the reason; the claim closes or opens with it.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateRecoveryReceipt = async (
  scope: Scope,
  { id, receiptId }: { readonly id: number; readonly receiptId: number },
  patch: ReceiptPatch,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  const { adminUserId: by } = adminOf(scope);
  const { recovery } = await holdContext(scope, id, ifMatchVersion);
  const receipt = recovery.receipts.find((row) => row.id === receiptId);
  if (receipt === undefined) throw new ApiError('NOT_FOUND');
  const reason = admitted(scope, receipt, patch);
  const act = { id: receiptId, by, at: scope.now };
  if (patch.action === 'check') await markReceiptChecked(scope.db, act);
  else await markReceiptCanceled(scope.db, { ...act, reason: reason ?? '' });
  await scope.audit({
    action: patch.action === 'check' ? 'check' : 'cancel',
    target: { kind: 'recoveryReceipt', id: receiptId },
    after: { receivedOn: receipt.receivedOn, amount: receipt.amount },
    reason: reason ?? undefined,
    ...aboutRecovery(recovery),
  });
  await writeRecovery(scope, recovery, {});
  if (patch.action === 'check') await announceReceipt(scope, recovery, receipt);
  await followMoney(scope, id);
  return getRecovery(scope, id);
};
