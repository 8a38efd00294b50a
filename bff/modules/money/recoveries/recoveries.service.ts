import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors } from '#bff/core/texts/textRules.ts';
import { findOwnedFile } from '#bff/modules/sections/index.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { yenText } from '#rules/figure.ts';
import { tidyText } from '#rules/text.ts';
import { draftRecovery, proposedPayTo } from './draftRecovery.service.ts';
import { moveRecovery } from './moveRecovery.service.ts';
import { aboutRecovery, writeRecovery } from './recordStep.service.ts';
import type { RecoveryChange, RecoveryRow } from './recoveries.data.ts';
import { recoveryMessages as messages, recoveryReasons as reasons } from './recoveries.words.ts';
import { claimableOf, holdContext, type RecoveryContext, readContext } from './recoveryContext.service.ts';
import { isEditable, valueErrors } from './recoveryGuards.service.ts';
import { type RecoveryView, viewOf } from './recoveryViews.service.ts';
import { syncRecoveryAmount } from './syncRecoveryAmount.service.ts';

/** What a draft says. */
type RecoveryInput = {
  readonly amount?: number | undefined;
  readonly claimReason?: string | undefined;
  readonly dueOn?: string | null | undefined;
  readonly payTo?: string | null | undefined;
  readonly documentFileId?: string | null | undefined;
};

export type NewRecoveryInput = RecoveryInput & {
  readonly mypageID: number;
  readonly kind: number;
  readonly amount: number;
  readonly claimReason: string;
};

export type RecoveryPatch = RecoveryInput & {
  readonly action?: string | undefined;
  readonly reason?: string | undefined;
};

/** @param on the day on which the rest is paid; today when undefined. @throws NOT_FOUND */
export const getRecovery = async (scope: Scope, id: number, on?: string): Promise<RecoveryView> =>
  viewOf(scope, await readContext(scope, id), on);

const assertDocument = async (scope: Scope, mypageId: number, fileId: string | null | undefined) => {
  if (!fileId) return;
  const file = await findOwnedFile(scope.db, fileId);
  const isUsable = file !== null && file.mypageId === mypageId && file.scanStatus === 'clean';
  if (!isUsable) throw invalidField('/documentFileId', messages.documentUnknown);
};

const columnsOf = (input: RecoveryInput): RecoveryChange => ({
  ...(input.amount === undefined ? {} : { amount: input.amount }),
  ...(input.claimReason === undefined ? {} : { claimReason: tidyText(input.claimReason) }),
  ...(input.dueOn === undefined ? {} : { dueOn: input.dueOn }),
  ...(input.payTo === undefined ? {} : { payTo: tidyText(input.payTo ?? '') || null }),
  ...(input.documentFileId === undefined ? {} : { documentFileId: input.documentFileId }),
});

/** The record as it would be. */
const changed = (context: RecoveryContext, change: RecoveryChange): RecoveryContext => ({
  ...context,
  recovery: { ...context.recovery, ...(change as Partial<RecoveryRow>) },
});

/** Keeps what was sent. @throws INVALID_PARAMETER naming each wrong field, TRANSITION_NOT_ALLOWED */
const save = async (scope: Scope, context: RecoveryContext, input: RecoveryInput): Promise<void> => {
  const { recovery } = context;
  if (!isEditable(recovery)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notEditable });
  await assertDocument(scope, recovery.mypageId, input.documentFileId);
  const change = columnsOf(input);
  assertNoFieldErrors(valueErrors(changed(context, change), scope.now));
  await writeRecovery(scope, recovery, change);
  await scope.audit({
    action: 'updated',
    target: { kind: 'recovery', id: recovery.id },
    before: columnsBefore(recovery, change),
    after: change,
    ...aboutRecovery(recovery),
  });
  await syncRecoveryAmount(scope, recovery);
};

const amountError = (amount: number, claimable: number) => {
  if (amount < 1) return invalidField('/amount', messages.amountRequired);
  return amount > claimable ? invalidField('/amount', messages.amountTooMuch(yenText(claimable))) : undefined;
};

/** Begins a draft by hand. @throws NOT_FOUND, INVALID_PARAMETER */
export const createRecovery = async (
  scope: Scope,
  { mypageID: mypageId, kind, ...input }: NewRecoveryInput,
): Promise<RecoveryView> => {
  adminOf(scope);
  const { projectId } = await requireMyPage(scope, mypageId);
  await lockMyPage(scope.db, mypageId);
  const { claimable } = await claimableOf(scope, mypageId);
  const wrong = amountError(input.amount, claimable);
  if (wrong !== undefined) throw wrong;
  const { amount, claimReason } = input;
  const payTo = await proposedPayTo(scope, projectId);
  const id = await draftRecovery(scope, { mypageId, kind, amount, claimReason, payTo });
  await save(scope, await readContext(scope, id), input);
  return getRecovery(scope, id);
};

/**
 * Saves a draft, and with an action moves it.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateRecovery = async (
  scope: Scope,
  id: number,
  { action, reason, ...input }: RecoveryPatch,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  let context = await holdContext(scope, id, ifMatchVersion);
  if (Object.keys(input).length > 0) {
    await save(scope, context, input);
    context = await readContext(scope, id);
  }
  if (action !== undefined) await moveRecovery(scope, context, { action, reason });
  return getRecovery(scope, id);
};
