import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import { listThreadMessages } from './messages.data.ts';
import { officeVisibility, requireThread } from './threadAccess.service.ts';
import { countThreadRows, listThreadRows, type ThreadFilter } from './threadList.data.ts';
import { summaryOf, type ThreadSummary, type ThreadView, threadOf } from './threadViews.service.ts';

export type ThreadSearch = Pick<
  ThreadFilter,
  'projectId' | 'mypageId' | 'applicationId' | 'statuses' | 'isUnassigned' | 'waitingFrom' | 'waitingTo'
> & {
  readonly q?: string | undefined;
  readonly assigneeAdminUserId?: number | undefined;
  readonly isMine?: boolean | undefined;
  /** Days in Japan, both with them. */
  readonly messageFrom?: string | undefined;
  readonly messageTo?: string | undefined;
};

const filterOf = (scope: Scope, search: ThreadSearch): ThreadFilter => {
  const { q, assigneeAdminUserId, isMine, messageFrom, messageTo, ...filter } = search;
  return {
    ...filter,
    visibility: officeVisibility(scope),
    assigneeUserId: isMine ? adminOf(scope).adminUserId : assigneeAdminUserId,
    search: searchTextOf(q),
    from: messageFrom === undefined ? undefined : instantOfTokyo(messageFrom),
    before: messageTo === undefined ? undefined : instantOfTokyo(addDays(messageTo, 1)),
  };
};

/** How many threads `listThreads` has for the same search. */
export const countThreads = (scope: Scope, search: ThreadSearch): Promise<number> =>
  countThreadRows(scope.db, filterOf(scope, search));

/** The threads of all undertakings and applications that the caller may see. */
export const listThreads = async (
  scope: Scope,
  search: ThreadSearch,
  request: PageRequest,
): Promise<Page<ThreadSummary>> =>
  mapPage(await listThreadRows(scope.db, filterOf(scope, search), request), (row) =>
    summaryOf(row, scope.now),
  );

/** A thread as the office reads it. @throws NOT_FOUND when the caller may not see it */
export const getThread = async (scope: Scope, id: number): Promise<ThreadView> => {
  const row = await requireThread(scope, id);
  return threadOf(scope, row, await listThreadMessages(scope.db, id, { isForParty: false }));
};
