import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { type AmountBasis, findAmountBases } from './amountBasis.data.ts';
import { digestOf } from './amountCalculation.service.ts';
import { type AmountProposalRow, findAmountProposal } from './amountProposals.data.ts';

/** A proposal with what its amount would be calculated from now. */
export type AmountContext = {
  readonly proposal: AmountProposalRow;
  readonly basis: AmountBasis;
};

/** What the amounts of a my page are calculated from. @throws NOT_FOUND */
export const requireBasis = async (scope: Scope, mypageId: number): Promise<AmountBasis> => {
  const basis = (await findAmountBases(scope.db, [mypageId])).get(mypageId);
  if (basis === undefined) throw new ApiError('NOT_FOUND');
  return basis;
};

/** @throws NOT_FOUND, also for a proposal that the caller may not see */
export const readAmountContext = async (scope: Scope, id: number): Promise<AmountContext> => {
  const proposal = await findAmountProposal(scope.db, id, myPageVisibility(scope));
  if (proposal === null) throw new ApiError('NOT_FOUND');
  return { proposal, basis: await requireBasis(scope, proposal.mypageId) };
};

/** The same, held with its my page until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdAmountContext = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<AmountContext> => {
  const { proposal } = await readAmountContext(scope, id);
  await lockMyPage(scope.db, proposal.mypageId);
  const context = await readAmountContext(scope, id);
  assertVersion(context.proposal, ifMatchVersion);
  return context;
};

/** Whether anything that a proposal rests on has changed since. */
export const isStale = ({ proposal, basis }: AmountContext): boolean =>
  proposal.basis !== null && proposal.basis !== digestOf(proposal.kind, basis);
