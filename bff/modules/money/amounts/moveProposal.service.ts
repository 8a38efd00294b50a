import { adminOf, roleOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { assertSecondPerson } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { type AmountContext, holdAmountContext, readAmountContext } from './amountContext.service.ts';
import { proposalMoves, proposalStatusName, proposalStatusOf } from './amountGuards.service.ts';
import { type AmountProposalChange, updateAmountProposalRow } from './amountProposals.data.ts';
import { amountMessages as messages } from './amounts.words.ts';
import { type AmountProposalView, viewOf } from './amountViews.service.ts';
import { type AmountInput, auditableAmount, proposedColumns } from './proposedAmount.service.ts';
import { auditProposal, recordProposalSteps } from './recordProposalStep.service.ts';

export type ProposalPatch = AmountInput & { readonly action: string; readonly reason?: string | undefined };

/** @throws INVALID_PARAMETER for an amount that comes with a check, an approval or a return */
const assertAmountBelongs = ({ action, amount, deviationReason }: ProposalPatch): void => {
  if (action === 'propose') return;
  if (amount !== undefined) throw invalidField('/amount', messages.onlyWhenProposed);
  if (deviationReason !== undefined) throw invalidField('/deviationReason', messages.onlyWhenProposed);
};

const admitted = (scope: Scope, context: AmountContext, { action, reason }: ProposalPatch): number => {
  const actor = adminOf(scope);
  const { to } = requireMove(scope.machines.amountProposal, {
    status: proposalStatusName(context.proposal.status),
    action,
    role: roleOf(actor),
    offers: proposalMoves(scope, context, actor),
    reason: tidyText(reason ?? '') || null,
    reasonPointer: '/reason',
    reasonMessage: messages.returnReason,
  });
  return proposalStatusOf(to);
};

/** What an act writes, and what its line in the history says. */
type Written = {
  readonly change: AmountProposalChange;
  readonly comment: string | null;
};

const nobodyElse = { checkedById: null, checkedAt: null, approvedById: null, approvedAt: null } as const;

const writtenBy = (scope: Scope, { proposal, basis }: AmountContext, patch: ProposalPatch): Written => {
  const { adminUserId } = adminOf(scope);
  const { now } = scope;
  const comment = tidyText(patch.reason ?? '') || null;
  switch (patch.action) {
    case 'propose': {
      const columns = proposedColumns(proposal.kind, basis, patch);
      const proposer = { proposedById: adminUserId, proposedAt: now, returnReason: null };
      return {
        change: { ...columns, ...proposer, ...nobodyElse },
        comment: columns.deviationReason,
      };
    }
    case 'check':
      return { change: { checkedById: adminUserId, checkedAt: now }, comment };
    case 'approve':
      return { change: { approvedById: adminUserId, approvedAt: now }, comment };
    default:
      return { change: { ...nobodyElse, returnReason: comment }, comment };
  }
};

/**
 * Checks, approves or returns a proposal, or proposes a returned one again.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED for one's own and for what has changed since,
 *   INVALID_PARAMETER
 */
export const updateAmountProposal = async (
  scope: Scope,
  id: number,
  patch: ProposalPatch,
  ifMatchVersion: number | undefined,
): Promise<AmountProposalView> => {
  assertAmountBelongs(patch);
  const context = await holdAmountContext(scope, id, ifMatchVersion);
  const status = admitted(scope, context, patch);
  const { proposedById, checkedById } = context.proposal;
  if (patch.action === 'approve') await assertSecondPerson(scope, [proposedById, checkedById]);
  const { change, comment } = writtenBy(scope, context, patch);
  const { version, mypageId, status: from } = context.proposal;
  await writeVersioned(version, () =>
    updateAmountProposalRow(scope.db, { id, version }, { ...change, status }),
  );
  const { action } = patch;
  await recordProposalSteps(scope, [{ mypageId, id, action, from, to: status, comment }]);
  await auditProposal(scope, context.proposal, {
    action,
    before: auditableAmount({ ...columnsBefore(context.proposal, change), status: from }),
    after: auditableAmount({ ...change, status }),
    reason: action === 'return' ? (comment ?? undefined) : undefined,
  });
  return viewOf(scope, await readAmountContext(scope, id));
};
