import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isStale, readAmountContext } from './amountContext.service.ts';
import { findOpenProposal, updateAmountProposalRow } from './amountProposals.data.ts';
import { amountReasons as reasons } from './amounts.words.ts';
import { auditProposal, recordProposalSteps } from './recordProposalStep.service.ts';

/**
 * Takes the approved proposal of a kind for the decision that is made with it, on a my page that the caller holds.
 * @returns its amount in yen
 * @throws TRANSITION_NOT_ALLOWED without one, or when what it rests on has changed since
 */
export const applyApprovedAmount = async (scope: Scope, mypageId: number, kind: number): Promise<number> => {
  const open = await findOpenProposal(scope.db, mypageId, kind);
  if (open === null || open.status !== AmountProposalStatus.Approved)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notApproved });
  const context = await readAmountContext(scope, open.id);
  if (isStale(context)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.stale });
  const { id, version, status: from, amount } = context.proposal;
  const status = AmountProposalStatus.Applied;
  const change = { status, appliedAt: scope.now };
  await writeVersioned(version, () => updateAmountProposalRow(scope.db, { id, version }, change));
  await recordProposalSteps(scope, [{ mypageId, id, action: 'apply', from, to: status, comment: null }]);
  await auditProposal(scope, context.proposal, {
    action: 'apply',
    before: { status: from, appliedAt: null },
    after: change,
  });
  return amount;
};
