import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { listReportIds, type ReportFilter, reportRows } from './reportLists.data.ts';
import { type ReportSummary, summaryOf } from './reportViews.service.ts';

export type ReportSearch = Omit<ReportFilter, 'visibility' | 'search' | 'ownerId'> & {
  readonly q?: string | undefined;
  /** Only those of the caller himself. */
  readonly isMine?: boolean | undefined;
};

const filterOf = (scope: Scope, { q, isMine, ...filter }: ReportSearch): ReportFilter => ({
  ...filter,
  search: searchTextOf(q),
  visibility: myPageVisibility(scope),
  ownerId: isMine ? adminOf(scope).adminUserId : undefined,
});

/** How many inspections `listReports` has for the same search. */
export const countReports = (scope: Scope, search: ReportSearch): Promise<number> =>
  reportRows.count(scope.db, filterOf(scope, search));

/** The ids of all that `listReports` has for the same search, one more than the limit where there are more. */
export const idsOfReports = (scope: Scope, search: ReportSearch, limit: number): Promise<number[]> =>
  listReportIds(scope.db, filterOf(scope, search), limit);

/** The inspections that the caller may see. */
export const listReports = async (
  scope: Scope,
  search: ReportSearch,
  request: PageRequest,
): Promise<Page<ReportSummary>> =>
  mapPage(await reportRows.page(scope.db, filterOf(scope, search), request), summaryOf);
