import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { countDisposalRows, type DisposalFilter, listDisposalRows } from '../disposals.data.ts';
import { readContext } from './disposalContext.service.ts';
import { type DisposalView, summaryOf, viewOf } from './disposalViews.service.ts';

export type DisposalSearch = Pick<DisposalFilter, 'projectId' | 'mypageId' | 'statuses'> & {
  readonly q?: string | undefined;
};

const filterOf = (scope: Scope, { q, ...filter }: DisposalSearch): DisposalFilter => ({
  ...filter,
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
});

/** How many requests `listDisposals` has for the same search. */
export const countDisposals = (scope: Scope, search: DisposalSearch): Promise<number> =>
  countDisposalRows(scope.db, filterOf(scope, search));

const listWith = async (
  scope: Scope,
  search: DisposalSearch,
  request: PageRequest,
): Promise<Page<DisposalView>> => {
  const page = await listDisposalRows(scope.db, filterOf(scope, search), request);
  return mapPage(page, (row) => summaryOf(scope, row));
};

/** What all businesses asked to do with their property, of those that the caller may see. */
export const listDisposals = (scope: Scope, search: DisposalSearch, request: PageRequest) => {
  adminOf(scope);
  return listWith(scope, search, request);
};

/** What a business asked for. @throws NOT_FOUND for another my page than its own */
export const listUserDisposals = async (scope: Scope, mypageId: number, request: PageRequest) => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  return listWith(scope, { mypageId }, request);
};

/** @throws NOT_FOUND */
export const getDisposal = async (scope: Scope, id: number): Promise<DisposalView> =>
  viewOf(scope, await readContext(scope, id));
