import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPage, type Page, type PageRequest } from '#bff/data/engine/paging.ts';
import { countReportRows, listReportRows, type ReportFilter } from '#bff/data/inspections/inspections.ts';
import { myPageVisibility } from '../common/access.ts';
import { searchTextOf } from '../common/searchText.ts';
import { type ReportSummary, summaryOf } from './reportViews.ts';

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
  countReportRows(scope.db, filterOf(scope, search));

/** The inspections that the caller may see. */
export const listReports = async (
  scope: Scope,
  search: ReportSearch,
  request: PageRequest,
): Promise<Page<ReportSummary>> =>
  mapPage(await listReportRows(scope.db, filterOf(scope, search), request), summaryOf);
