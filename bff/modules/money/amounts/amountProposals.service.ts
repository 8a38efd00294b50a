import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { calculationOf } from './amountCalculation.service.ts';
import { readAmountContext, requireBasis } from './amountContext.service.ts';
import { proposeRefusal } from './amountGuards.service.ts';
import { findOpenProposal, insertAmountProposal } from './amountProposals.data.ts';
import { amountReasons as reasons } from './amounts.words.ts';
import { type AmountProposalView, viewOf } from './amountViews.service.ts';
import { type AmountInput, auditableAmount, proposedColumns } from './proposedAmount.service.ts';
import { auditProposal, recordProposalSteps } from './recordProposalStep.service.ts';

export type NewProposalInput = AmountInput & { readonly mypageID: number; readonly kind: number };

/** What would be proposed now. @throws NOT_FOUND */
export const getAmountCalculation = async (scope: Scope, mypageId: number, kind: number) => {
  await requireMyPage(scope, mypageId);
  const basis = await requireBasis(scope, mypageId);
  const open = await findOpenProposal(scope.db, mypageId, kind);
  const isOpen = open !== null && open.status !== AmountProposalStatus.Returned;
  const refusal = isOpen ? reasons.open : proposeRefusal(kind, basis);
  return { kind, refusal, calculation: calculationOf(kind, basis) };
};

/** @throws NOT_FOUND */
export const getAmountProposal = async (scope: Scope, id: number): Promise<AmountProposalView> =>
  viewOf(scope, await readAmountContext(scope, id));

/**
 * Proposes an amount.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED while it cannot be decided or another proposal is open, INVALID_PARAMETER
 */
export const createAmountProposal = async (
  scope: Scope,
  { mypageID: mypageId, kind, ...input }: NewProposalInput,
): Promise<AmountProposalView> => {
  const { adminUserId } = adminOf(scope);
  await requireMyPage(scope, mypageId);
  await lockMyPage(scope.db, mypageId);
  const basis = await requireBasis(scope, mypageId);
  const isOpen = (await findOpenProposal(scope.db, mypageId, kind)) !== null;
  const refusal = isOpen ? reasons.open : proposeRefusal(kind, basis);
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const columns = proposedColumns(kind, basis, input);
  const status = AmountProposalStatus.Proposed;
  const id = await insertAmountProposal(scope.db, {
    ...columns,
    mypageId,
    kind,
    status,
    proposedById: adminUserId,
    proposedAt: scope.now,
  });
  const comment = columns.deviationReason;
  await recordProposalSteps(scope, [{ mypageId, id, action: 'propose', from: null, to: status, comment }]);
  const context = await readAmountContext(scope, id);
  const { number, proposedById, proposedAt } = context.proposal;
  const after = { kind, number, status, ...auditableAmount(columns), proposedById, proposedAt };
  await auditProposal(scope, context.proposal, { action: 'created', after });
  return viewOf(scope, context);
};
