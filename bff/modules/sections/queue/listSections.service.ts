import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus, ReviewCategory, ReviewerKind } from '#bff/generated/contract/enums.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { mapPage } from '#bff/platform/database/paging.ts';
import { businessDaysBetween } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { officeTimeLeft } from '../deadline.service.ts';
import { countQueueRows, listQueueIds, listQueueRows, type QueueRow } from '../sectionQueue.data.ts';
import { summaryOf } from '../sectionSummary.service.ts';
import { myPageFactsOf } from '../sectionView.service.ts';

export type SectionSearch = {
  readonly ids?: readonly number[] | undefined;
  readonly q?: string | undefined;
  readonly projectId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly documentTypes?: readonly number[] | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  readonly returnedFrom?: string | undefined;
  readonly returnedTo?: string | undefined;
  readonly assigneeUserId?: number | undefined;
  readonly isMine?: boolean | undefined;
};

const { Confirmed, Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** Whose turn it is: the form first, then the content, then the ministry (domain 4). */
export const waitingFor = ({ status, needsJmacCheck, checks }: QueueRow): number | null => {
  if (status === MAFFConfirming) return ReviewerKind.MAFF;
  if (status !== Confirming) return null;
  const isFormDone = checks.some(
    (check) =>
      check.reviewer === ReviewerKind.BackOffice &&
      check.category === ReviewCategory.Document &&
      check.status === Confirmed,
  );
  return isFormDone && needsJmacCheck ? ReviewerKind.JMAC : ReviewerKind.BackOffice;
};

const itemOf = (scope: Scope, row: QueueRow) => {
  const { myPage, assignee, checks: _checks, history, ...section } = row;
  const [sentBack] = row.status === Rejected ? history : [];
  const today = tokyoDayOf(scope.now);
  const ageBusinessDays =
    row.submittedAt === null ? 0 : businessDaysBetween(tokyoDayOf(row.submittedAt), today);
  return {
    ...summaryOf(section, scope.now),
    ...officeTimeLeft(section, scope.now),
    mypage: myPageFactsOf({ myPage }),
    priority: myPage.priority,
    ageBusinessDays: Math.max(0, ageBusinessDays),
    returnedOn: sentBack === undefined ? null : tokyoDayOf(sentBack.createdAt),
    waitingFor: waitingFor(row),
    assigneeName: assignee?.name ?? myPage.assignee?.name ?? null,
  };
};

export type QueueItem = ReturnType<typeof itemOf>;

/** Without a status those that wait for the office; of marked ones all, as somebody may have gone on with them since. */
const statusesOf = ({ ids, statuses }: SectionSearch): readonly number[] =>
  statuses ?? (ids === undefined ? [Confirming, MAFFConfirming] : Object.values(DocumentCheckStatus));

const filterOf = (scope: Scope, { q, isMine, ...rest }: SectionSearch) => ({
  ...rest,
  statuses: statusesOf(rest),
  visibility: myPageVisibility(scope),
  ownerId: isMine ? adminOf(scope).adminUserId : undefined,
  search: searchTextOf(q),
});

/** How many sections `listSections` has for the same search. */
export const countSections = (scope: Scope, search: SectionSearch): Promise<number> =>
  countQueueRows(scope.db, filterOf(scope, search));

/** The ids of all that `listSections` has for the same search, one more than the limit where there are more. */
export const idsOfSections = (scope: Scope, search: SectionSearch, limit: number): Promise<number[]> =>
  listQueueIds(scope.db, filterOf(scope, search), limit);

/** The sections that wait for a check, over every my page that the caller may see. */
export const listSections = async (
  scope: Scope,
  search: SectionSearch,
  request: PageRequest,
): Promise<Page<QueueItem>> =>
  mapPage(await listQueueRows(scope.db, filterOf(scope, search), request), (row) => itemOf(scope, row));
