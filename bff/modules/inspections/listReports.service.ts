import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { countReportRows, listReportIds, listReportRows, type ReportFilter } from './reportLists.data.ts';
import { type ReportSummary, summaryOf } from './reportViews.service.ts';

export type ReportSearch = Omit<ReportFilter, 'visibility' | 'search' | 'ownerId'> & {
  readonly q?: string | undefined;
  /** Only those of the caller himself. */
  readonly isMine?: boolean | undefined;
};

/** The query of the list, by its names in the contract. */
type Query = {
  readonly id?: readonly number[];
  readonly q?: string;
  readonly project_id?: number;
  readonly kind?: readonly number[];
  readonly status?: readonly number[];
  readonly result?: readonly number[];
  readonly prefecture?: readonly number[];
  readonly scheduledFrom?: string;
  readonly scheduledTo?: string;
  readonly submittedFrom?: string;
  readonly submittedTo?: string;
  readonly inspectorUserId?: number;
  readonly mine?: boolean;
};

export const reportSearchOf = (query: Query): ReportSearch => ({
  ids: query.id,
  projectId: query.project_id,
  kinds: query.kind,
  statuses: query.status,
  results: query.result,
  prefectures: query.prefecture,
  scheduledFrom: query.scheduledFrom,
  scheduledTo: query.scheduledTo,
  submittedFrom: query.submittedFrom,
  submittedTo: query.submittedTo,
  inspectorUserId: query.inspectorUserId,
  isMine: query.mine,
  q: query.q,
});

const filterOf = (scope: Scope, { q, isMine, ...filter }: ReportSearch): ReportFilter => ({
  ...filter,
  search: searchTextOf(q),
  visibility: myPageVisibility(scope),
  ownerId: isMine ? adminOf(scope).adminUserId : undefined,
});

/** How many inspections `listReports` has for the same search. */
export const countReports = (scope: Scope, search: ReportSearch): Promise<number> =>
  countReportRows(scope.db, filterOf(scope, search));

/** The ids of all that `listReports` has for the same search, one more than the limit where there are more. */
export const idsOfReports = (scope: Scope, search: ReportSearch, limit: number): Promise<number[]> =>
  listReportIds(scope.db, filterOf(scope, search), limit);

/** The inspections that the caller may see. */
export const listReports = async (
  scope: Scope,
  search: ReportSearch,
  request: PageRequest,
): Promise<Page<ReportSummary>> =>
  mapPage(await listReportRows(scope.db, filterOf(scope, search), request), summaryOf);
