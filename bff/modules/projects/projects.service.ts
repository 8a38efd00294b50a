import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { canSeeProject, visibleProjectIdsOf } from '#bff/parts/ownership/access.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { callFilesOf } from './callFiles.service.ts';
import { readLastNumbers } from './displayCodeCounters.data.ts';
import { countProjects } from './projectCounts.data.ts';
import {
  findProject,
  listProjectIds,
  type ProjectFilter,
  type ProjectRow,
  projectRows,
} from './projects.data.ts';
import { type ProjectNumbers, type ProjectView, viewOf } from './projectViews.service.ts';

/** @throws NOT_FOUND when there is none, it was deleted, or the caller does not read this round */
export const requireProject = async (scope: Scope, id: number): Promise<ProjectRow> => {
  const row = await findProject(scope.db, id);
  if (row === null || !canSeeProject(scope, id)) throw new ApiError('NOT_FOUND');
  return row;
};

const numbersOf = async (scope: Scope, rows: readonly ProjectRow[]) => {
  const ids = rows.map(({ id }) => id);
  const offsets = rows.map(({ displayCodeOffset }) => displayCodeOffset);
  // Side by side: one behind the other each would wait for its turn of a busy database.
  const [countsOf, given, filesOf] = await Promise.all([
    countProjects(scope.db, ids),
    readLastNumbers(scope.db, offsets),
    callFilesOf(scope, ids),
  ]);
  return ({ id, displayCodeOffset }: ProjectRow): ProjectNumbers => ({
    counts: countsOf(id),
    files: filesOf(id),
    givenCodes: given.get(displayCodeOffset) ?? 0,
  });
};

/** The view of one project with its counts. */
export const singleView = async (scope: Scope, row: ProjectRow): Promise<ProjectView> =>
  viewOf(scope, row, (await numbersOf(scope, [row]))(row));

export type ProjectSearch = Omit<ProjectFilter, 'openOrUpcomingAt' | 'words' | 'standing' | 'rounds'> & {
  readonly q?: string | undefined;
  /** Where the calls stand now. */
  readonly states?: readonly number[] | undefined;
};

const filterOf = (scope: Scope, { q, states, ...search }: ProjectSearch): ProjectFilter => ({
  ...search,
  standing: states?.length ? { states, at: scope.now } : undefined,
  words: searchTextOf(q)?.words,
  rounds: visibleProjectIdsOf(scope),
});

/** The ids of all that `listProjects` has for the same search, one more than the limit where there are more. */
export const idsOfProjects = (scope: Scope, search: ProjectSearch, limit: number): Promise<number[]> =>
  listProjectIds(scope.db, filterOf(scope, search), limit);

export const listProjects = async (
  scope: Scope,
  search: ProjectSearch,
  request: PageRequest,
): Promise<Page<ProjectView>> => {
  const page = await projectRows.page(scope.db, filterOf(scope, search), request);
  const numbers = await numbersOf(scope, page.items);
  return mapPage(page, (row) => viewOf(scope, row, numbers(row)));
};

/** @throws NOT_FOUND */
export const getProject = async (scope: Scope, id: number): Promise<ProjectView> =>
  singleView(scope, await requireProject(scope, id));
