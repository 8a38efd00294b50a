import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPage, type Page, type PageRequest } from '#bff/data/engine/paging.ts';
import {
  type IssuedPaperFilter,
  type IssuedPaperRow,
  listIssuedPaperRows,
  markPaperOpened,
} from '#bff/data/papers/issuedPapers.ts';
import type { IssuedPaperStatus } from '#bff/generated/contract/enums.ts';
import { paperMessages as messages } from '#bff/text/papers/papers.ts';
import { myPageVisibility, requireMyPage } from '../common/access.ts';
import { searchTextOf } from '../common/searchText.ts';
import { openFile, type Wanted } from '../files/storedFiles.ts';
import {
  type IssuedPaperSummary,
  requirePaper,
  STATE_OF,
  summaryOf,
  userSummaryOf,
  userViewOf,
} from './issuedPaperViews.ts';

export type IssuedPaperSearch = Pick<IssuedPaperFilter, 'projectId' | 'mypageId' | 'kinds'> & {
  readonly statuses?: readonly IssuedPaperStatus[] | undefined;
  readonly q?: string | undefined;
};

/** Only what the caller may see. */
export const filterOf = (scope: Scope, { q, statuses, ...filter }: IssuedPaperSearch): IssuedPaperFilter => ({
  ...filter,
  states: statuses?.map((status) => STATE_OF[status]),
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
});

/** What was issued to the undertakings that the caller may see. */
export const listIssuedPapers = async (
  scope: Scope,
  search: IssuedPaperSearch,
  request: PageRequest,
): Promise<Page<IssuedPaperSummary>> => {
  adminOf(scope);
  return mapPage(await listIssuedPaperRows(scope.db, filterOf(scope, search), request), summaryOf);
};

/** What a business has received. @throws NOT_FOUND for another my page than its own */
export const listUserPapers = async (scope: Scope, mypageId: number, request: PageRequest) => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  const page = await listIssuedPaperRows(scope.db, filterOf(scope, { mypageId }), request);
  return mapPage(page, userSummaryOf);
};

/** @throws TRANSITION_NOT_ALLOWED while its PDF is being made */
const fileOf = ({ file }: IssuedPaperRow) => {
  if (file === null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notMade });
  return file;
};

/** Notes that somebody of the business has opened its paper, the first time. */
const noteOpened = async (
  scope: Scope,
  { id, mypageId, projectId, number, openedAt }: IssuedPaperRow,
): Promise<void> => {
  if (openedAt !== null) return;
  const opened = { openedAt: scope.now, openedById: userOf(scope).corporationUserId };
  const target = { kind: 'issuedPaper', id } as const;
  await scope.transaction(async (inner) => {
    if (await markPaperOpened(inner.db, id, opened))
      await inner.audit({ action: 'read', target, after: { number }, mypageId, projectId });
  });
};

/** A paper of the business, which is opened by reading it. @throws NOT_FOUND, also before its PDF is made */
export const getUserPaper = async (scope: Scope, id: number) => {
  userOf(scope);
  const row = await requirePaper(scope, id);
  const file = fileOf(row);
  await noteOpened(scope, row);
  return userViewOf({ ...row, openedAt: row.openedAt ?? scope.now }, file);
};

/** The PDF of a paper, for whoever may see it; a business opens it with that. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const downloadPaper = async (scope: Scope, id: number, wanted: Wanted) => {
  const row = await requirePaper(scope, id);
  const sent = await openFile(scope, fileOf(row), wanted);
  if (scope.actor?.kind === 'user') await noteOpened(scope, row);
  return sent;
};
