import { adminOf, applicantOf, type Family, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { IssuedPaperStatus } from '#bff/generated/contract/enums.ts';
import { openFile, type Wanted } from '#bff/parts/files/storedFiles.service.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import {
  type IssuedPaperFilter,
  type IssuedPaperRow,
  issuedPaperRows,
  markPaperOpened,
} from './issuedPapers.data.ts';
import {
  type IssuedPaperSummary,
  requirePaper,
  STATE_OF,
  summaryOf,
  userSummaryOf,
  userViewOf,
} from './issuedPaperViews.service.ts';
import { ownerOf, paperVisibility } from './paperAccess.service.ts';
import { paperMessages as messages } from './papers.words.ts';

export type IssuedPaperSearch = Pick<
  IssuedPaperFilter,
  'projectId' | 'mypageId' | 'applicationId' | 'kinds' | 'issuedFrom' | 'issuedTo'
> & {
  readonly statuses?: readonly IssuedPaperStatus[] | undefined;
  readonly q?: string | undefined;
};

/** Only what the caller may see. */
export const filterOf = (scope: Scope, { q, statuses, ...filter }: IssuedPaperSearch): IssuedPaperFilter => ({
  ...filter,
  states: statuses?.map((status) => STATE_OF[status]),
  visibility: paperVisibility(scope),
  search: searchTextOf(q),
});

/** What was issued to the undertakings and applications that the caller may see. */
export const listIssuedPapers = async (
  scope: Scope,
  search: IssuedPaperSearch,
  request: PageRequest,
): Promise<Page<IssuedPaperSummary>> => {
  adminOf(scope);
  return mapPage(await issuedPaperRows.page(scope.db, filterOf(scope, search), request), summaryOf);
};

/** What a business has received. @throws NOT_FOUND for another my page than its own */
export const listUserPapers = async (
  scope: Scope,
  { mypageId }: { readonly mypageId: number },
  request: PageRequest,
) => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  const page = await issuedPaperRows.page(scope.db, filterOf(scope, { mypageId }), request);
  return mapPage(page, userSummaryOf);
};

/** What an applicant has received. */
export const listApplicantPapers =
  (family: Family) => async (scope: Scope, _search: object, request: PageRequest) => {
    const { applicationId } = applicantOf(scope, family);
    const page = await issuedPaperRows.page(scope.db, filterOf(scope, { applicationId }), request);
    return mapPage(page, userSummaryOf);
  };

/** @throws TRANSITION_NOT_ALLOWED while its PDF is being made */
const fileOf = ({ file }: IssuedPaperRow) => {
  if (file === null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notMade });
  return file;
};

/** Notes that somebody of the business, or the applicant, has opened the paper, the first time. */
const recordOpened = async (scope: Scope, paper: IssuedPaperRow): Promise<void> => {
  const { id, projectId, number, openedAt } = paper;
  if (openedAt !== null) return;
  const { actor, now } = scope;
  const openedById = actor?.kind === 'user' ? actor.corporationUserId : null;
  const target = { kind: 'issuedPaper', id } as const;
  await scope.transaction(async (inner) => {
    if (await markPaperOpened(inner.db, id, { openedAt: now, openedById }))
      await inner.audit({ action: 'read', target, after: { number }, ...ownerOf(paper), projectId });
  });
};

const opened = async (scope: Scope, id: number) => {
  const row = await requirePaper(scope, id);
  const file = fileOf(row);
  await recordOpened(scope, row);
  return userViewOf({ ...row, openedAt: row.openedAt ?? scope.now }, file);
};

/** A paper of the business, which is opened by reading it. @throws NOT_FOUND, also before its PDF is made */
export const getUserPaper = async (scope: Scope, id: number) => {
  userOf(scope);
  return opened(scope, id);
};

/** The same of an applicant. */
export const getApplicantPaper = async (scope: Scope, family: Family, id: number) => {
  applicantOf(scope, family);
  return opened(scope, id);
};

/** The PDF of a visible paper; a download by its receiver marks it opened. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const downloadPaper = async (scope: Scope, id: number, wanted: Wanted) => {
  const row = await requirePaper(scope, id);
  const sent = await openFile(scope, fileOf(row), wanted);
  if (scope.actor?.kind !== 'admin') await recordOpened(scope, row);
  return sent;
};
