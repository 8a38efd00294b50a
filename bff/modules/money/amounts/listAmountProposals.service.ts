import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import {
  type AmountProposalFilter,
  countAmountProposalRows,
  listAmountProposalRows,
} from './amountProposals.data.ts';
import { type AmountProposalSummary, summaryOf } from './amountViews.service.ts';

export type AmountProposalSearch = Omit<AmountProposalFilter, 'visibility' | 'search' | 'notOwnId'> & {
  readonly q?: string | undefined;
  /** Without those that the caller proposed or checked: what he could be the next person of. */
  readonly isNotOwn?: boolean | undefined;
};

const filterOf = (scope: Scope, { q, isNotOwn, ...filter }: AmountProposalSearch): AmountProposalFilter => ({
  ...filter,
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
  notOwnId: isNotOwn ? adminOf(scope).adminUserId : undefined,
});

/** How many proposals `listAmountProposals` has for the same search. */
export const countAmountProposals = (scope: Scope, search: AmountProposalSearch): Promise<number> =>
  countAmountProposalRows(scope.db, filterOf(scope, search));

/** The proposals of all undertakings that the caller may see. */
export const listAmountProposals = async (
  scope: Scope,
  search: AmountProposalSearch,
  request: PageRequest,
): Promise<Page<AmountProposalSummary>> => {
  adminOf(scope);
  return mapPage(await listAmountProposalRows(scope.db, filterOf(scope, search), request), summaryOf);
};
