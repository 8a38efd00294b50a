import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Page, PageRequest } from '#bff/data/engine/paging.ts';
import { mapPage } from '#bff/data/engine/paging.ts';
import { listProjectRows, type ProjectRow } from '#bff/data/projects/projects.ts';
import type { RoundState } from '#bff/generated/contract/enums.ts';
import { definitionFor, familyOf } from '#bff/programmes/engine.ts';
import type { DocumentDefinition, Family } from '#bff/programmes/types.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { listPublishedAnnouncements } from './announcements.ts';
import type { AnnouncementView } from './announcementViews.ts';
import { requireProject } from './projects.ts';
import { roundStateAt } from './projectViews.ts';

/** A project in the lists that anybody may read. */
export type PublicProjectSummaryView = ProjectRow & { readonly family: Family; readonly state: RoundState };

/** A project as applicants and corporation users see it. */
export type PublicProjectView = PublicProjectSummaryView & {
  readonly documents: readonly DocumentDefinition[];
  readonly announcements: readonly AnnouncementView[];
};

const summaryOf = (scope: Scope, row: ProjectRow): PublicProjectSummaryView => ({
  ...row,
  family: familyOf(row.programKind),
  state: roundStateAt(row, scope.now),
});

const viewOf = async (scope: Scope, row: ProjectRow): Promise<PublicProjectView> => {
  const summary = summaryOf(scope, row);
  return {
    ...summary,
    documents: definitionFor(summary, contractFacts()).documents,
    announcements: await listPublishedAnnouncements(scope, row.id),
  };
};

/** Published rounds that are open or will open. */
export const listPublicProjects = async (
  scope: Scope,
  { domainTypes }: { domainTypes: readonly number[] | undefined },
  request: PageRequest,
): Promise<Page<PublicProjectSummaryView>> => {
  const page = await listProjectRows(scope.db, { domainTypes, openOrUpcomingAt: scope.now }, request);
  return mapPage(page, (row) => summaryOf(scope, row));
};

/** What a visitor sees before the log-in. @throws NOT_FOUND unless it is published */
export const getPublicProject = async (scope: Scope, id: number): Promise<PublicProjectView> => {
  const row = await requireProject(scope, id);
  if (!row.isPublished) throw new ApiError('NOT_FOUND');
  return viewOf(scope, row);
};

/** The round to which the calling corporation user belongs. @throws NOT_FOUND for any other */
export const getUserProject = async (scope: Scope, id: number): Promise<PublicProjectView> => {
  if (userOf(scope).projectId !== id) throw new ApiError('NOT_FOUND');
  return viewOf(scope, await requireProject(scope, id));
};
