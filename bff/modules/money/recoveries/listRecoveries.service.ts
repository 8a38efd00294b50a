import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { countRecoveryRows, listRecoveryRows, type RecoveryFilter } from './recoveries.data.ts';
import { type RecoverySummary, summaryOf } from './recoveryViews.service.ts';

export type RecoverySearch = Pick<RecoveryFilter, 'projectId' | 'mypageId' | 'statuses' | 'kinds'> & {
  readonly q?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly decidable?: boolean | undefined;
};

const filterOf = (scope: Scope, { q, overdue, decidable, ...filter }: RecoverySearch): RecoveryFilter => ({
  ...filter,
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
  overdueOn: overdue ? tokyoDayOf(scope.now) : undefined,
  decidableBy: decidable ? adminOf(scope).adminUserId : undefined,
});

/** How many records `listRecoveries` has for the same search. */
export const countRecoveries = (scope: Scope, search: RecoverySearch): Promise<number> =>
  countRecoveryRows(scope.db, filterOf(scope, search));

/** Money to be paid back, of all undertakings that the caller may see. */
export const listRecoveries = async (
  scope: Scope,
  search: RecoverySearch,
  request: PageRequest,
): Promise<Page<RecoverySummary>> => {
  adminOf(scope);
  const page = await listRecoveryRows(scope.db, filterOf(scope, search), request);
  return mapPage(page, (row) => summaryOf(row, scope.now));
};

/** What a business has been ordered to pay back. @throws NOT_FOUND for another my page than its own */
export const listUserRecoveries = async (
  scope: Scope,
  mypageId: number,
  request: PageRequest,
): Promise<Page<RecoverySummary>> => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  const page = await listRecoveryRows(scope.db, filterOf(scope, { mypageId }), request);
  return mapPage(page, (row) => summaryOf(row, scope.now));
};
