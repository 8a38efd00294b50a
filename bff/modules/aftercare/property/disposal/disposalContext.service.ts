import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { claimableOf } from '#bff/modules/money/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { amountToReturn } from '#rules/property/amountToReturn.ts';
import { bookValueOn } from '#rules/property/restriction.ts';
import { type DisposalRow, findDisposal } from '../disposals.data.ts';

/** What has to be paid back of a piece on the planned day. */
export type Calculation = { readonly bookValue: number; readonly amount: number };

/** A request with what its guards and its views look at. */
export type DisposalContext = {
  readonly disposal: DisposalRow;
  /** null until its day is said. */
  readonly calculation: Calculation | null;
  /** Yen of what was paid to the undertaking that nothing else orders back. */
  readonly claimable: number;
};

/** What has to be paid back of what a request says now. */
export const calculationOf = ({
  property,
  plannedOn,
  proceeds,
  isDisaster,
}: DisposalRow): Calculation | null => {
  const { usefulLife } = property;
  if (plannedOn === null || usefulLife === null) return null;
  const piece = { ...property, usefulLife };
  return {
    bookValue: bookValueOn(piece, plannedOn),
    amount: amountToReturn(piece, { on: plannedOn, proceeds, isDisaster }),
  };
};

/** A request that the caller may see. @throws NOT_FOUND */
export const readContext = async (scope: Scope, id: number): Promise<DisposalContext> => {
  const disposal = await findDisposal(scope.db, id, myPageVisibility(scope));
  if (disposal === null) throw new ApiError('NOT_FOUND');
  const { claimable } = await claimableOf(scope, disposal.mypageId);
  return { disposal, calculation: calculationOf(disposal), claimable };
};

/** The same, held with its my page until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdContext = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<DisposalContext> => {
  const { disposal } = await readContext(scope, id);
  await lockMyPage(scope.db, disposal.mypageId);
  const context = await readContext(scope, id);
  assertVersion(context.disposal, ifMatchVersion);
  return context;
};

/** Where the trail puts a request. */
export const aboutDisposal = ({ disposal }: DisposalContext) => ({
  target: { kind: 'propertyDisposal' as const, id: disposal.id },
  mypageId: disposal.mypageId,
  projectId: disposal.myPage.projectId,
});
