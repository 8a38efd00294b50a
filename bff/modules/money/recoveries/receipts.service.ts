import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { assertSecondPerson } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { tidyText } from '#rules/text.ts';
import { balanceOf } from './claimTerms.service.ts';
import { followMoney } from './closeClaim.service.ts';
import { toReturnOf } from './receivedMoney.service.ts';
import { aboutRecovery, writeRecovery } from './recordStep.service.ts';
import type { ReceiptRow, RecoveryRow } from './recoveries.data.ts';
import { getRecovery } from './recoveries.service.ts';
import {
  recoveryMessages as messages,
  recoveryReasons as reasons,
  recoveryNotices as texts,
} from './recoveries.words.ts';
import { holdContext, type RecoveryContext } from './recoveryContext.service.ts';
import { receiptActions, receiptRefusal } from './recoveryGuards.service.ts';
import { announceRecovery } from './recoveryNotices.service.ts';
import {
  insertReceipt,
  markReceiptCanceled,
  markReceiptChecked,
  markReceiptReturned,
} from './recoveryParts.data.ts';
import type { RecoveryView } from './recoveryViews.service.ts';

export type ReceiptInput = {
  readonly receivedOn: string;
  readonly amount: number;
  readonly note?: string | null | undefined;
};

export type ReceiptPatch = {
  readonly action: 'check' | 'cancel' | 'giveBack';
  readonly reason?: string | undefined;
  /** With what is given back: the day on which it left. */
  readonly returnedOn?: string | undefined;
};

/** Money may come before its order, but not before what it pays back. */
const errorsOf = ({ paid }: RecoveryContext, input: ReceiptInput, today: string): FieldError[] => {
  const [first] = paid;
  if (input.receivedOn > today) return [fieldError('/receivedOn', messages.receivedFuture)];
  if (first !== undefined && input.receivedOn < first.on)
    return [fieldError('/receivedOn', messages.receivedBeforePaid(formatEraDay(first.on)))];
  return input.amount < 1 ? [fieldError('/amount', messages.receiptAmount)] : [];
};

const assertOpen = (recovery: RecoveryRow): void => {
  const refusal = receiptRefusal(recovery);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
};

/**
 * Records money that came in, as the bank statement has it: what comes before the order waits for it, what is beyond all
 * that is due is to be given back.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const createRecoveryReceipt = async (
  scope: Scope,
  id: number,
  input: ReceiptInput,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  const { adminUserId } = adminOf(scope);
  const context = await holdContext(scope, id, ifMatchVersion);
  const { recovery } = context;
  assertOpen(recovery);
  assertNoFieldErrors(errorsOf(context, input, tokyoDayOf(scope.now)));
  const { receivedOn, amount } = input;
  const note = tidyText(input.note ?? '') || null;
  const added = { recoveryId: id, receivedOn, amount, note, recordedById: adminUserId, createdAt: scope.now };
  const receiptId = await insertReceipt(scope.db, added);
  await writeRecovery(scope, recovery, {});
  await scope.audit({
    action: 'created',
    target: { kind: 'recoveryReceipt', id: receiptId },
    after: { receivedOn, amount, note, recordedById: adminUserId },
    ...aboutRecovery(recovery),
  });
  return getRecovery(scope, id);
};

/** What the business reads of it: what is left, or what is too much; nothing of what it was not ordered yet. */
const announceReceipt = async (scope: Scope, recovery: RecoveryRow, receipt: ReceiptRow): Promise<void> => {
  if (recovery.orderedOn === null) return;
  const today = tokyoDayOf(scope.now);
  const amount = yenText(receipt.amount);
  const excess = toReturnOf(recovery, today).get(receipt.id) ?? 0;
  if (excess > 0) {
    const body = texts.excessBody(amount, yenText(excess));
    return announceRecovery(scope, recovery, { title: texts.excessTitle, body });
  }
  const { leftTotal } = balanceOf(recovery, today);
  if (leftTotal === 0) return;
  const body = texts.receivedBody(amount, yenText(leftTotal));
  await announceRecovery(scope, recovery, { title: texts.receivedTitle, body });
};

type Acting = { readonly recovery: RecoveryRow; readonly receipt: ReceiptRow; readonly patch: ReceiptPatch };

const admitted = (scope: Scope, { recovery, receipt, patch }: Acting): void => {
  const toReturn = toReturnOf(recovery, tokyoDayOf(scope.now)).get(receipt.id) ?? 0;
  const { action } = patch;
  const offered = receiptActions(receipt, adminOf(scope), toReturn).find((one) => one.action === action);
  if (offered?.allowed) return;
  const isGone = receipt.canceledAt !== null;
  const absent = action === 'giveBack' ? reasons.nothingToReturn : reasons.receiptChecked;
  const detail = isGone ? reasons.receiptDone : (offered?.reason ?? absent);
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

/** What an action writes and the trail keeps of it. */
type Written = { readonly after: Partial<ReceiptRow>; readonly reason?: string };

const cancel = async (scope: Scope, { receipt, patch }: Acting): Promise<Written> => {
  const reason = tidyText(patch.reason ?? '');
  if (reason === '') throw invalidField('/reason', messages.reasonRequired);
  const by = adminOf(scope).adminUserId;
  await markReceiptCanceled(scope.db, { id: receipt.id, by, at: scope.now, reason });
  return { after: { canceledById: by, canceledAt: scope.now, cancelReason: reason }, reason };
};

const check = async (scope: Scope, { recovery, receipt }: Acting): Promise<Written> => {
  await assertSecondPerson(scope, [receipt.recordedById]);
  const by = adminOf(scope).adminUserId;
  await markReceiptChecked(scope.db, { id: receipt.id, by, at: scope.now });
  await announceReceipt(scope, recovery, receipt);
  return { after: { checkedById: by, checkedAt: scope.now } };
};

/** What was too much left again: recorded, told to the business, and no part of what was received any more. */
const giveBack = async (scope: Scope, { recovery, receipt, patch }: Acting): Promise<Written> => {
  const { returnedOn: on } = patch;
  const today = tokyoDayOf(scope.now);
  if (on === undefined) throw invalidField('/returnedOn', messages.returnedOnRequired);
  if (on > today || on < receipt.receivedOn)
    throw invalidField('/returnedOn', messages.returnedOnWrong(formatEraDay(receipt.receivedOn)));
  const amount = toReturnOf(recovery, today).get(receipt.id) ?? 0;
  const by = adminOf(scope).adminUserId;
  await markReceiptReturned(scope.db, { id: receipt.id, by, at: scope.now, amount, on });
  if (recovery.orderedOn !== null) {
    const body = texts.returnedBody(yenText(amount), formatEraDay(on));
    await announceRecovery(scope, recovery, { title: texts.returnedTitle, body });
  }
  const returnedAmount = receipt.returnedAmount + amount;
  return { after: { returnedAmount, returnedOn: on, returnedById: by, returnedAt: scope.now } };
};

const ACTS: { readonly [action in ReceiptPatch['action']]: typeof check } = { check, cancel, giveBack };
const AUDITED = { check: 'check', cancel: 'cancel', giveBack: 'updated' } as const;

/**
 * Another person checks a receipt, somebody takes it back with the reason, or what was too much is given back; the claim
 * closes or opens with it.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateRecoveryReceipt = async (
  scope: Scope,
  { id, receiptId }: { readonly id: number; readonly receiptId: number },
  patch: ReceiptPatch,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  const { recovery } = await holdContext(scope, id, ifMatchVersion);
  const receipt = recovery.receipts.find((row) => row.id === receiptId);
  if (receipt === undefined) throw new ApiError('NOT_FOUND');
  const acting = { recovery, receipt, patch };
  admitted(scope, acting);
  const { after, reason } = await ACTS[patch.action](scope, acting);
  await scope.audit({
    action: AUDITED[patch.action],
    target: { kind: 'recoveryReceipt', id: receiptId },
    before: columnsBefore(receipt, after),
    after,
    reason,
    ...aboutRecovery(recovery),
  });
  await writeRecovery(scope, recovery, {});
  await followMoney(scope, id);
  return getRecovery(scope, id);
};
