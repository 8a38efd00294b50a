import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { listRecordSteps } from '#bff/parts/records/recordSteps.data.ts';
import { stepView } from '#bff/parts/records/recordSteps.service.ts';
import { type AmountCalculation, allotmentsOf } from './amountCalculation.service.ts';
import { type AmountContext, isStale } from './amountContext.service.ts';
import { proposalMoves } from './amountGuards.service.ts';
import type { AmountProposalRow, AmountProposalSummaryRow } from './amountProposals.data.ts';

/** A proposal in a list. */
export const summaryOf = (row: AmountProposalSummaryRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  mypageId: row.mypageId,
  mypage: myPageOfRecord(row.myPage),
  number: row.number,
  kind: row.kind,
  status: row.status,
  amount: row.amount,
  calculatedAmount: row.calculatedAmount,
  isDeviating: row.calculatedAmount !== null && row.amount !== row.calculatedAmount,
  proposedByName: row.proposedBy?.name ?? null,
  proposedAt: row.proposedAt,
  checkedByName: row.checkedBy?.name ?? null,
  checkedAt: row.checkedAt,
  approvedByName: row.approvedBy?.name ?? null,
  approvedAt: row.approvedAt,
  appliedAt: row.appliedAt,
  isCarriedOver: row.isCarriedOver,
});

export type AmountProposalSummary = ReturnType<typeof summaryOf>;

/** The calculation that a row keeps; it was written as AmountCalculation. */
export const calculationIn = ({ calculation }: AmountProposalRow): AmountCalculation | null =>
  calculation as AmountCalculation | null;

/** A proposal with its calculation, its people and its history, and what the caller may do with it. */
export const viewOf = async (scope: Scope, context: AmountContext) => {
  const { proposal } = context;
  const steps = await listRecordSteps(scope.db, 'amountProposal', proposal);
  const calculation = calculationIn(proposal);
  return {
    ...summaryOf(proposal),
    deviationReason: proposal.deviationReason,
    returnReason: proposal.returnReason,
    calculation,
    allotments: calculation === null ? [] : allotmentsOf(calculation, proposal.amount),
    isStale: proposal.status !== AmountProposalStatus.Applied && isStale(context),
    history: steps.map((step) => stepView(scope, step)),
    availableActions: proposalMoves(scope, context, adminOf(scope)),
  };
};

export type AmountProposalView = Awaited<ReturnType<typeof viewOf>>;
