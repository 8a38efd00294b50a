import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { listExpensePlans } from '../expensePlans.data.ts';
import { type ExpensePlanView, expensePlanViewOf } from '../expensePlanView.service.ts';
import {
  type ChangeRequestFilter,
  countChangeRequestRows,
  listChangeRequestRows,
} from './changeRequests.data.ts';
import { type ChangeRequestSummary, summaryOf } from './requestViews.service.ts';

export type ChangeRequestSearch = Omit<ChangeRequestFilter, 'visibility' | 'search'> & {
  readonly q?: string | undefined;
};

const filterOf = (scope: Scope, { q, ...filter }: ChangeRequestSearch): ChangeRequestFilter => ({
  ...filter,
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
});

/** How many requests `listChangeRequests` has for the same search. */
export const countChangeRequests = (scope: Scope, search: ChangeRequestSearch): Promise<number> =>
  countChangeRequestRows(scope.db, filterOf(scope, search));

/** The requests of all undertakings that the caller may see. */
export const listChangeRequests = async (
  scope: Scope,
  search: ChangeRequestSearch,
  request: PageRequest,
): Promise<Page<ChangeRequestSummary>> => {
  adminOf(scope);
  return mapPage(await listChangeRequestRows(scope.db, filterOf(scope, search), request), summaryOf);
};

/** What the business asked for on its own my page. @throws NOT_FOUND for another one */
export const listUserChangeRequests = async (
  scope: Scope,
  mypageId: number,
  request: PageRequest,
): Promise<Page<ChangeRequestSummary>> => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  return mapPage(await listChangeRequestRows(scope.db, filterOf(scope, { mypageId }), request), summaryOf);
};

/** Every plan that an undertaking has had, the one in force first. @throws NOT_FOUND */
export const listPlanVersions = async (scope: Scope, mypageId: number): Promise<ExpensePlanView[]> => {
  await requireMyPage(scope, mypageId);
  return (await listExpensePlans(scope.db, mypageId)).map((plan, index) =>
    expensePlanViewOf(plan, index === 0),
  );
};
