import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RoundState } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { mapPage } from '#bff/platform/database/paging.ts';
import { definitionFor, familyOf } from '#bff/programmes/engine.ts';
import type { DocumentDefinition, Family } from '#bff/programmes/familyTypes.ts';
import { findAnnouncedOn } from './announcedOn.data.ts';
import { listPublishedAnnouncements } from './announcements.service.ts';
import type { AnnouncementView } from './announcementViews.service.ts';
import { callFilesOf, templateOf } from './callFiles.service.ts';
import type { CallFile } from './projectFiles.data.ts';
import { type ProjectRow, projectRows } from './projects.data.ts';
import { requireProject } from './projects.service.ts';
import { roundStateAt } from './projectViews.service.ts';

/** A project in the lists that anybody may read. */
export type PublicProjectSummaryView = ProjectRow & { readonly family: Family; readonly state: RoundState };

/** A document of the call with its form as a file. */
export type CallDocument = { readonly document: DocumentDefinition; readonly template: CallFile | null };

/** A project as applicants and corporation users see it. */
export type PublicProjectView = PublicProjectSummaryView & {
  readonly documents: readonly CallDocument[];
  readonly materials: readonly CallFile[];
  readonly announcements: readonly AnnouncementView[];
  /** When the office decided the last application; null while it has one that is not. */
  readonly announcedOn: string | null;
};

const summaryOf = (scope: Scope, row: ProjectRow): PublicProjectSummaryView => ({
  ...row,
  family: familyOf(row.programKind),
  state: roundStateAt(row, scope.now),
});

const viewOf = async (scope: Scope, row: ProjectRow): Promise<PublicProjectView> => {
  const summary = summaryOf(scope, row);
  const { materials, templates } = (await callFilesOf(scope, [row.id]))(row.id);
  return {
    ...summary,
    documents: definitionFor(summary, contractFacts()).documents.map((document) => ({
      document,
      template: templateOf(templates)(document),
    })),
    materials,
    announcements: await listPublishedAnnouncements(scope, row.id),
    announcedOn: summary.state === RoundState.Closed ? await findAnnouncedOn(scope.db, row.id) : null,
  };
};

/** Published rounds that are open or will open. */
export const listPublicProjects = async (
  scope: Scope,
  { domainTypes }: { readonly domainTypes?: readonly number[] | undefined },
  request: PageRequest,
): Promise<Page<PublicProjectSummaryView>> => {
  const page = await projectRows.page(scope.db, { domainTypes, openOrUpcomingAt: scope.now }, request);
  return mapPage(page, (row) => summaryOf(scope, row));
};

/** A published round. @throws NOT_FOUND for any other */
export const requirePublished = async (scope: Scope, id: number): Promise<ProjectRow> => {
  const row = await requireProject(scope, id);
  if (!row.isPublished) throw new ApiError('NOT_FOUND');
  return row;
};

/** What a visitor sees before the log-in. @throws NOT_FOUND unless it is published */
export const getPublicProject = async (scope: Scope, id: number): Promise<PublicProjectView> =>
  viewOf(scope, await requirePublished(scope, id));

/** The round to which the calling corporation user belongs. @throws NOT_FOUND for any other */
export const getUserProject = async (scope: Scope, id: number): Promise<PublicProjectView> => {
  if (userOf(scope).projectId !== id) throw new ApiError('NOT_FOUND');
  return viewOf(scope, await requireProject(scope, id));
};
