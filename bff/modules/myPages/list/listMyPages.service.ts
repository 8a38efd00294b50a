import { adminOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { timeLeft } from '#bff/modules/sections/index.ts';
import { canSeeAmounts, myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { listMemberNames } from '#bff/parts/ownership/members.data.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import {
  countMyPageRows,
  listMyPageIds,
  listMyPageRows,
  type MyPageFilter,
  type MyPageSummaryRow,
} from '../myPageLists.data.ts';
import { listSectionCells, type SectionCell } from '../myPages.data.ts';
import { officeActionOf } from '../next/nextAction.service.ts';

/** What a list of my pages is asked for: the columns of its filter as they are, and what the caller brings. */
export type MyPageSearch = Omit<MyPageFilter, 'visibility' | 'ownerId' | 'search'> & {
  readonly q?: string | undefined;
  readonly isMine?: boolean | undefined;
  /** In a matrix each row carries the state of every section. */
  readonly view?: 'list' | 'matrix' | undefined;
};

const { Confirmed, Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** A list needs no confirmed sections; the matrix shows all of them. */
const openStatuses: readonly number[] = Object.values(DocumentCheckStatus).filter(
  (status) => status !== Confirmed,
);

/** By the id of the member. */
type MemberNames = ReadonlyMap<number, string>;

const countOf = (sections: readonly SectionCell[], statuses: readonly number[]): number =>
  sections.filter(({ status }) => statuses.includes(status)).length;

const cellOf = (section: SectionCell, memberNames: MemberNames, now: Date) => ({
  sectionId: section.id,
  documentType: section.documentType,
  kind: section.kind,
  title: section.title,
  memberName: section.memberId === null ? null : (memberNames.get(section.memberId) ?? null),
  status: section.status,
  isRequired: section.isRequired,
  dueOn: section.dueOn,
  isOverdue: timeLeft(section, now).isOverdue,
});

const amountsOf = (scope: Scope, { grantAmount, confirmedAmount, paidAmount }: MyPageSummaryRow) =>
  canSeeAmounts(scope)
    ? { grantAmount, confirmedAmount, paidAmount }
    : { grantAmount: null, confirmedAmount: null, paidAmount: null };

const summaryOf = (
  scope: Scope,
  row: MyPageSummaryRow,
  sections: readonly SectionCell[],
  memberNames: MemberNames | null,
) => ({
  id: row.id,
  version: row.version,
  projectId: row.projectId,
  projectName: row.project.shortName,
  corporationId: row.corporationId,
  corporationName: row.corporation.name,
  displayCode: row.displayCode,
  planTitle: row.planTitle,
  sitePrefecture: row.sitePrefecture,
  projectStatus: row.projectStatus,
  delayStatus: row.delayStatus,
  progressPhase: row.progressPhase,
  priority: row.priority,
  nextDueOn: row.nextDueOn,
  nextAction: officeActionOf(sections),
  daysLeft: row.nextDueOn === null ? null : businessDaysLeft(tokyoDayOf(scope.now), row.nextDueOn),
  overallProgress: row.overallProgress,
  unconfirmedCount: countOf(sections, [Confirming, MAFFConfirming]),
  returnedCount: countOf(sections, [Rejected]),
  assigneeName: row.assignee?.name ?? null,
  consultantName: row.consultantName,
  ...amountsOf(scope, row),
  updatedAt: row.updatedAt,
  ...(memberNames && { cells: sections.map((section) => cellOf(section, memberNames, scope.now)) }),
});

export type MyPageSummary = ReturnType<typeof summaryOf>;

/**
 * Whoever is told no amount learns none by asking for a range either.
 * @throws INVALID_PARAMETER
 */
export const assertAmountsAllowed = (
  scope: Scope,
  { grantAmountFrom, grantAmountTo }: MyPageSearch,
): void => {
  const isAsked = grantAmountFrom !== undefined || grantAmountTo !== undefined;
  if (isAsked && !canSeeAmounts(scope))
    throw invalidField('/query/grantAmountFrom', commonMessages.amountsHidden);
};

const filterOf = (scope: Scope, { q, isMine, view: _view, ...filter }: MyPageSearch) => ({
  ...filter,
  visibility: myPageVisibility(scope),
  ownerId: isMine ? adminOf(scope).adminUserId : undefined,
  search: searchTextOf(q),
});

/** The ids of all that `listMyPages` has for the same search, one more than the limit where there are more. */
export const idsOfMyPages = (scope: Scope, search: MyPageSearch, limit: number): Promise<number[]> => {
  assertAmountsAllowed(scope, search);
  return listMyPageIds(scope.db, filterOf(scope, search), limit);
};

/** How many undertakings `listMyPages` has for the same search. */
export const countMyPages = (scope: Scope, search: MyPageSearch): Promise<number> =>
  countMyPageRows(scope.db, filterOf(scope, search));

/** The undertakings that the caller may see; their sections are read for the whole page at once. */
export const listMyPages = async (
  scope: Scope,
  search: MyPageSearch,
  request: PageRequest,
): Promise<Page<MyPageSummary>> => {
  assertAmountsAllowed(scope, search);
  const page = await listMyPageRows(scope.db, filterOf(scope, search), request);
  const isMatrix = search.view === 'matrix';
  const ids = page.items.map(({ id }) => id);
  const cells = await listSectionCells(scope.db, ids, isMatrix ? undefined : openStatuses);
  const byMyPage = Map.groupBy(cells, ({ mypageId }) => mypageId);
  const memberNames = isMatrix ? await listMemberNames(scope.db, ids) : null;
  return mapPage(page, (row) => summaryOf(scope, row, byMyPage.get(row.id) ?? [], memberNames));
};
