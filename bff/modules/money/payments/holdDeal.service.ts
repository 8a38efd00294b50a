import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type DealRow, listDeals } from '#bff/modules/sections/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { type PaymentItemView, readDealView } from './dealViews.service.ts';
import { findMyPageIdOfDeal } from './dealWrites.data.ts';
import { holdListOwner, type ListOwner, requireListOwner } from './listOwner.service.ts';

export type HeldDeal = { readonly owner: ListOwner; readonly item: DealRow };

const mypageIdOf = async (scope: Scope, id: number): Promise<number> => {
  const mypageId = await findMyPageIdOfDeal(scope.db, id, myPageVisibility(scope));
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  return mypageId;
};

/** A deal with its undertaking, held until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdDeal = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<HeldDeal> => {
  const owner = await holdListOwner(scope, await mypageIdOf(scope, id));
  const [item] = await listDeals(scope.db, [id]);
  if (item === undefined) throw new ApiError('NOT_FOUND');
  assertVersion(item, ifMatchVersion);
  return { owner, item };
};

/** One deal of an undertaking that the caller may see. @throws NOT_FOUND */
export const getPaymentItem = async (scope: Scope, id: number): Promise<PaymentItemView> =>
  readDealView(scope, await requireListOwner(scope, await mypageIdOf(scope, id)), id);

/** A line of the audit trail about a deal. */
export const auditDeal = (
  scope: Scope,
  { myPage }: ListOwner,
  id: number,
  entry: {
    readonly action: 'created' | 'updated' | 'deleted';
    readonly before?: object;
    readonly after?: object;
    readonly reason?: string;
  },
): Promise<void> =>
  scope.audit({
    ...entry,
    target: { kind: 'paymentItem', id },
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });
