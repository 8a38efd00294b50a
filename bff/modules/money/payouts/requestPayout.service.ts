import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { tidyText } from '#rules/text.ts';
import { movePayout } from './movePayout.service.ts';
import { holdPayout, requirePayout } from './payoutContext.service.ts';
import { methodRefusal } from './payoutLedger.service.ts';
import { assertWithinLimit } from './payoutLimit.service.ts';
import { findPayoutBasis, insertPayout, type PayoutBasis } from './payouts.data.ts';
import { payoutMessages as messages } from './payouts.words.ts';
import { type PayoutView, viewOf } from './payoutViews.service.ts';

export type NewPayoutInput = {
  readonly mypageID: number;
  readonly method: number;
  /** Whole yen. */
  readonly amount: number;
  readonly onBehalfReason?: string | undefined;
};

const holdBasis = async (scope: Scope, mypageId: number): Promise<PayoutBasis> => {
  const visible = await findPayoutBasis(scope.db, mypageId, myPageVisibility(scope));
  if (visible === null) throw new ApiError('NOT_FOUND');
  await lockMyPage(scope.db, mypageId);
  const basis = await findPayoutBasis(scope.db, mypageId, myPageVisibility(scope));
  if (basis === null) throw new ApiError('NOT_FOUND');
  return basis;
};

type Request = NewPayoutInput & { readonly enteredById: number | null; readonly reason: string | undefined };

const request = async (scope: Scope, input: Request): Promise<PayoutView> => {
  const { mypageID: mypageId, method, amount, enteredById, reason } = input;
  const basis = await holdBasis(scope, mypageId);
  const refusal = methodRefusal(basis, method);
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  await assertWithinLimit(scope, basis, { amount });
  const id = await insertPayout(scope.db, { mypageId, method, amount, enteredById, createdAt: scope.now });
  await movePayout(scope, await requirePayout(scope, id), { action: 'request', reason }, true);
  return viewOf(scope, await requirePayout(scope, id));
};

/**
 * The business asks for its money, or for a part of it.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED saying why not now, INVALID_PARAMETER above what is left
 */
export const createUserPayout = async (scope: Scope, input: NewPayoutInput): Promise<PayoutView> => {
  userOf(scope);
  await requireMyPage(scope, input.mypageID);
  if (input.onBehalfReason !== undefined)
    throw invalidField('/onBehalfReason', messages.reasonNotForBusiness);
  return request(scope, { ...input, enteredById: null, reason: undefined });
};

/** JMAC requests on behalf of the business, which reads the reason. @throws the same, and INVALID_PARAMETER without a reason */
export const createPayout = async (scope: Scope, input: NewPayoutInput): Promise<PayoutView> => {
  const { adminUserId } = adminOf(scope);
  const reason = tidyText(input.onBehalfReason ?? '');
  if (reason === '') throw invalidField('/onBehalfReason', messages.onBehalfReasonRequired);
  return request(scope, { ...input, enteredById: adminUserId, reason });
};

export type PayoutPatch = {
  readonly action: string;
  readonly reason?: string | undefined;
  readonly amount?: number | undefined;
  readonly accountVersion?: number | undefined;
  readonly paidOn?: string | undefined;
};

/**
 * Takes an action on a payment.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updatePayout = async (
  scope: Scope,
  id: number,
  patch: PayoutPatch,
  ifMatchVersion: number | undefined,
): Promise<PayoutView> => {
  const payout = await holdPayout(scope, id, ifMatchVersion);
  await movePayout(scope, payout, patch);
  return viewOf(scope, await requirePayout(scope, id));
};
