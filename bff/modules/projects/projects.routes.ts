import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { documentToWire, subsidyRuleToWire } from '#bff/programmes/wire/definition.ts';
import { presentPublicAnnouncement } from './announcements.list.ts';
import { archiveOfCall, openCallFile } from './callFiles.service.ts';
import { createProject, deleteProject, updateProject } from './projectChanges.service.ts';
import { presentProject } from './projects.list.ts';
import { getProject } from './projects.service.ts';
import { presentPublicProject } from './publicProjects.list.ts';
import {
  getPublicProject,
  getUserProject,
  type PublicProjectView,
  requirePublished,
} from './publicProjects.service.ts';

const presentPublic = (view: PublicProjectView) => ({
  ...presentPublicProject(view),
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
  createProject: async ({ body }, scope) => {
    const { applicationOpensAt, applicationClosesAt } = body;
    const view = await createProject(scope, {
      ...body,
      applicationOpensAt: new Date(applicationOpensAt),
      applicationClosesAt: new Date(applicationClosesAt),
    });
    return created(presentProject(view), {
      version: view.version,
      location: `/api/admin/project/${view.id}`,
    });
  },
  getProject: async ({ path }, scope) => {
    const view = await getProject(scope, path.id);
    return ok(presentProject(view), { version: view.version });
  },
  updateProject: async ({ path, body, ifMatchVersion }, scope) => {
    const { applicationOpensAt, applicationClosesAt, ...rest } = body;
    const input = { ...rest, ...unpackInstants({ applicationOpensAt, applicationClosesAt }) };
    const view = await updateProject(scope, path.id, input, ifMatchVersion);
    return ok(presentProject(view), { version: view.version });
  },
  deleteProject: async ({ path, ifMatchVersion }, scope) => {
    await deleteProject(scope, path.id, ifMatchVersion);
    return noContent();
  },
  getUserProject: async ({ path }, scope) => {
    const view = await getUserProject(scope, path.id);
    return ok(presentPublic(view), { version: view.version });
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
