import { readerRoleOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type PageRequest } from '#bff/platform/database/paging.ts';
import { requirePayout } from './payoutContext.service.ts';
import { type PayoutFilter, readPayoutTotals } from './payoutFilter.data.ts';
import { payoutLimitOf, requestRefusal } from './payoutLedger.service.ts';
import {
  findPayoutBasis,
  listPayoutIds,
  listPayoutRows,
  listPayoutsOf,
  sumPayoutsOf,
} from './payouts.data.ts';
import { payoutReasons as reasons } from './payouts.words.ts';
import { type PayoutView, summaryOf, viewOf } from './payoutViews.service.ts';

export type PayoutSearch = Omit<PayoutFilter, 'visibility' | 'search'> & { readonly q?: string | undefined };

const filterOf = (scope: Scope, { q, ...filter }: PayoutSearch): PayoutFilter => ({
  ...filter,
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
});

/** How many payments `listPayouts` has for the same search. */
export const countPayouts = async (scope: Scope, search: PayoutSearch): Promise<number> =>
  (await readPayoutTotals(scope.db, filterOf(scope, search))).total;

/** The ids of all that `listPayouts` has for the same search, one more than the limit where there are more. */
export const idsOfPayouts = (scope: Scope, search: PayoutSearch, limit: number): Promise<number[]> =>
  listPayoutIds(scope.db, filterOf(scope, search), limit);

/** The payments of all undertakings that the caller may see, with the sum of all of them in yen. */
export const listPayouts = async (scope: Scope, search: PayoutSearch, request: PageRequest) => {
  readerRoleOf(scope);
  const filter = filterOf(scope, search);
  const { totalAmount, uncountedCount, uncountedAmount, ...page } = await listPayoutRows(
    scope.db,
    filter,
    request,
  );
  return {
    ...mapPage(page, (row) => summaryOf(scope, row)),
    ...{ totalAmount, uncountedCount, uncountedAmount },
  };
};

/** One payment with its history. @throws NOT_FOUND */
export const getPayout = async (scope: Scope, id: number): Promise<PayoutView> =>
  viewOf(scope, await requirePayout(scope, id));

/** The payments of a my page that the caller may see, with what is left to be asked for. @throws NOT_FOUND */
export const getPayoutLedger = async (scope: Scope, mypageId: number) => {
  const basis = await findPayoutBasis(scope.db, mypageId, myPageVisibility(scope));
  if (basis === null) throw new ApiError('NOT_FOUND');
  const rows = await listPayoutsOf(scope.db, mypageId);
  const { requested, paid } = await sumPayoutsOf(scope.db, mypageId);
  const limit = payoutLimitOf(basis);
  const leftAmount = Math.max(0, limit.limitAmount - requested);
  return {
    mypageId,
    grantAmount: basis.grantAmount,
    confirmedAmount: basis.confirmedAmount,
    requestedAmount: requested,
    paidAmount: paid,
    ...limit,
    leftAmount,
    requestRefusal: requestRefusal(basis) ?? (leftAmount === 0 ? reasons.nothingLeft : null),
    items: rows.map((row) => summaryOf(scope, row)),
  };
};

/** The same for the business. @throws NOT_FOUND for another's my page */
export const getUserPayoutLedger = (scope: Scope, mypageId: number) => {
  userOf(scope);
  return getPayoutLedger(scope, mypageId);
};
