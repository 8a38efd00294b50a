import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { instant, wire, wordOf } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import {
  byInstant,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { documentToWire, subsidyRuleToWire } from '#bff/programmes/wire/definition.ts';
import { EXPENSE_LISTS } from '#rules/programmes.ts';
import { presentPublicAnnouncement } from './announcements.routes.ts';
import { archiveOfCall, openCallFile } from './callFiles.service.ts';
import { exportProjects } from './exportProjects.service.ts';
import { createProject, deleteProject, updateProject } from './projectChanges.service.ts';
import { getProject, listProjects, projectSearchOf } from './projects.service.ts';
import type { ProjectView } from './projectViews.service.ts';
import {
  getPublicProject,
  getUserProject,
  listPublicProjects,
  type PublicProjectSummaryView,
  type PublicProjectView,
  requirePublished,
} from './publicProjects.service.ts';

const sorts: Sorts = {
  applicationClosesAt: [byInstant('applicationClosesAt')],
  name: [byText('name')],
  fiscalYear: [byNumber('fiscalYear')],
  updatedAt: [byInstant('updatedAt')],
};

const present = (view: ProjectView) => ({
  ...wire(view),
  expenseCategoryList: wordOf(EXPENSE_LISTS, view.expenseCategoryList),
  materials: view.materials.map(attachedFile),
  templates: view.templates.map(attachedFile),
});

const presentSummary = (view: PublicProjectSummaryView) => ({
  id: view.id,
  name: view.name,
  shortName: view.shortName,
  programKind: view.programKind,
  domainType: view.domainType,
  family: view.family,
  fiscalYear: view.fiscalYear,
  round: view.round,
  state: view.state,
  applicationOpensAt: instant(view.applicationOpensAt),
  applicationClosesAt: instant(view.applicationClosesAt),
  adoptionPlannedOn: view.adoptionPlannedOn,
  completionDeadline: view.completionDeadline,
  deskName: view.deskName,
  deskPhone: view.deskPhone,
  deskHours: view.deskHours,
  deskEmail: view.deskEmail,
});

const presentPublic = (view: PublicProjectView) => ({
  ...presentSummary(view),
  summary: view.summary,
  eligibility: view.eligibility,
  calculation: subsidyRuleToWire(view),
  documents: view.documents.map(({ document, template }) =>
    documentToWire(document, template && attachedFile(template)),
  ),
  materials: view.materials.map(attachedFile),
  announcements: view.announcements.map(presentPublicAnnouncement),
  announcedOn: view.announcedOn,
});

type UpdateBody = RequestOf<'updateProject'>['body'];

const unpackInstants = ({
  applicationOpensAt,
  applicationClosesAt,
}: Pick<UpdateBody, 'applicationOpensAt' | 'applicationClosesAt'>) => ({
  ...(applicationOpensAt === undefined ? {} : { applicationOpensAt: new Date(applicationOpensAt) }),
  ...(applicationClosesAt === undefined ? {} : { applicationClosesAt: new Date(applicationClosesAt) }),
});

export const projectRoutes = {
  listProjects: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'applicationClosesAt');
    return ok(listBody(await listProjects(scope, projectSearchOf(query), request), request, present));
  },
  exportProjects: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'applicationClosesAt');
    const asked = { ...fileOf(query), search: projectSearchOf(query), keys };
    return streamed(await exportProjects(scope, asked));
  },
  createProject: async ({ body }, scope) => {
    const { applicationOpensAt, applicationClosesAt } = body;
    const view = await createProject(scope, {
      ...body,
      applicationOpensAt: new Date(applicationOpensAt),
      applicationClosesAt: new Date(applicationClosesAt),
    });
    return created(present(view), { version: view.version, location: `/api/admin/project/${view.id}` });
  },
  getProject: async ({ path }, scope) => {
    const view = await getProject(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  updateProject: async ({ path, body, ifMatchVersion }, scope) => {
    const { applicationOpensAt, applicationClosesAt, ...rest } = body;
    const input = { ...rest, ...unpackInstants({ applicationOpensAt, applicationClosesAt }) };
    const view = await updateProject(scope, path.id, input, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteProject: async ({ path, ifMatchVersion }, scope) => {
    await deleteProject(scope, path.id, ifMatchVersion);
    return noContent();
  },
  getUserProject: async ({ path }, scope) => {
    const view = await getUserProject(scope, path.id);
    return ok(presentPublic(view), { version: view.version });
  },
  listPublicProjects: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'applicationClosesAt');
    const page = await listPublicProjects(scope, { domainTypes: query.domainType }, request);
    return ok(listBody(page, request, presentSummary));
  },
  getPublicProject: async ({ path }, scope) =>
    ok(presentPublic(await getPublicProject(scope, path.projectId))),
  downloadProjectFiles: async ({ path }, scope) =>
    streamed(await archiveOfCall(scope, await requirePublished(scope, path.projectId))),
  downloadProjectFile: async ({ path, query: { disposition }, chooseRange }, scope) => {
    const project = await requirePublished(scope, path.projectId);
    return streamed(await openCallFile(scope, project, path.id, { disposition, chooseRange }));
  },
} satisfies Partial<Handlers>;
