import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findOpenProposal, updateAmountProposalRow } from '#bff/data/amounts/amountProposals.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { amountReasons as reasons } from '#bff/text/money/amounts.ts';
import { writeVersioned } from '../common/versioned.ts';
import { isStale, readAmountContext } from './amountContext.ts';
import { auditProposal, recordProposalSteps } from './recordProposalStep.ts';

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
    before: { status: from },
    after: { status },
  });
  return amount;
};
