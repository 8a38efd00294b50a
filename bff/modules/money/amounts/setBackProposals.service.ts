import type { Scope } from '#bff/core/scope.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { findAmountBases } from './amountBasis.data.ts';
import { digestOf } from './amountCalculation.service.ts';
import { isOfItsTime } from './amountGuards.service.ts';
import { listPendingProposals, type PendingProposal, returnProposals } from './amountProposals.data.ts';
import { amountTexts } from './amounts.words.ts';
import { recordProposalSteps } from './recordProposalStep.service.ts';

/**
 * Sets the proposals of these my pages back whose calculation does not hold any more: a row, the plan, an amount or the
 * state of the undertaking has changed since. Called wherever the figures of a my page are brought up to what changed.
 */
export const setBackProposals = async (scope: Scope, mypageIds: readonly number[]): Promise<void> => {
  const pending = await listPendingProposals(scope.db, mypageIds);
  if (pending.length === 0) return;
  const bases = await findAmountBases(scope.db, [...new Set(pending.map(({ mypageId }) => mypageId))]);
  const isOver = ({ mypageId, kind, basis }: PendingProposal): boolean => {
    const now = bases.get(mypageId);
    return now === undefined || !isOfItsTime(kind, now.projectStatus) || basis !== digestOf(kind, now);
  };
  const over = pending.filter(isOver);
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await returnProposals(scope.db, ids, amountTexts.basisChanged);
  await recordProposalSteps(
    scope,
    over.map(({ id, mypageId, status }) => ({
      mypageId,
      id,
      action: 'return',
      from: status,
      to: AmountProposalStatus.Returned,
      comment: amountTexts.basisChanged,
      actor: systemActor,
    })),
  );
  const reason = amountTexts.basisChanged;
  const status = AmountProposalStatus.Returned;
  const nobody = { checkedById: null, checkedAt: null, approvedById: null, approvedAt: null };
  await recordAudits(
    scope,
    over.map((proposal) => ({
      action: 'return' as const,
      target: { kind: 'amountProposal' as const, id: proposal.id },
      before: { status: proposal.status },
      after: { status, returnReason: reason, ...nobody },
      reason,
      mypageId: proposal.mypageId,
    })),
  );
};
