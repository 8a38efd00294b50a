import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok, streamed } from '#bff/http/reply.ts';
import { getProjectSeal, saveProjectSeal, sealVersion } from '#bff/modules/projects/index.ts';
import { byDay, byText, fileOf, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { exportIssuedPaperFiles } from './exportIssuedPaperFiles.service.ts';
import { exportIssuedPapers } from './exportIssuedPapers.service.ts';
import { viewOfPaper } from './issuedPaperViews.service.ts';
import { issuePaper, previewIssuedPaper, previewIssuedPaperFile } from './issuePaper.service.ts';
import {
  getPaperTemplate,
  listPaperTemplates,
  listPaperTemplateVersions,
  type PaperTemplateView,
  savePaperTemplate,
} from './paperTemplates.service.ts';
import { downloadPaper, getUserPaper, listIssuedPapers, listUserPapers } from './readPapers.service.ts';

/** The orders of lists of papers, by the contract's names. */
export const paperSorts: Sorts = {
  issuedOn: [byDay('issuedOn')],
  displayCode: [byText('displayCode')],
};

type Query = Omit<RequestOf<'listIssuedPapers'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  mypageId: query.mypage_id,
  applicationId: query.application_id,
  statuses: query.status,
  kinds: query.kind,
  issuedFrom: query.issuedFrom,
  issuedTo: query.issuedTo,
  q: query.q,
});

/** The version that `If-Match` names: what nobody has saved yet has one, too. */
const versionOf = ({ number }: PaperTemplateView): number => number + 1;

/** Papers that the office issues, and their templates. */
export const issuedPaperRoutes = {
  listUserPapers: async ({ query }, scope) => {
    const request = pageRequestOf(query, paperSorts, '-issuedOn');
    return ok(listBody(await listUserPapers(scope, query.mypageID, request), request, wire));
  },
  getUserPaper: async ({ path }, scope) => ok(wire(await getUserPaper(scope, path.id))),
  downloadUserPaper: async ({ path, query, chooseRange }, scope) =>
    streamed(await downloadPaper(scope, path.id, { disposition: query.disposition, chooseRange })),
  listIssuedPapers: async ({ query }, scope) => {
    const request = pageRequestOf(query, paperSorts, '-issuedOn');
    return ok(listBody(await listIssuedPapers(scope, searchOf(query), request), request, wire));
  },
  issuePaper: async ({ body }, scope) => {
    const view = await issuePaper(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/issued_paper/${view.id}` });
  },
  exportIssuedPapers: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, paperSorts, '-issuedOn');
    return streamed(await exportIssuedPapers(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  exportIssuedPaperFiles: async ({ query }, scope) =>
    streamed(await exportIssuedPaperFiles(scope, searchOf(query))),
  previewIssuedPaper: async ({ body }, scope) => ok(wire(await previewIssuedPaper(scope, body))),
  previewIssuedPaperFile: async ({ body }, scope) => streamed(await previewIssuedPaperFile(scope, body)),
  getIssuedPaper: async ({ path }, scope) => {
    const view = await viewOfPaper(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  downloadIssuedPaper: async ({ path, query, chooseRange }, scope) =>
    streamed(await downloadPaper(scope, path.id, { disposition: query.disposition, chooseRange })),
  listPaperTemplates: async ({ path }, scope) =>
    ok(wire({ items: await listPaperTemplates(scope, path.id) })),
  getPaperTemplate: async ({ path }, scope) => {
    const view = await getPaperTemplate(scope, { projectId: path.id, kind: path.kind });
    return ok(wire(view), { version: versionOf(view) });
  },
  listPaperTemplateVersions: async ({ path }, scope) =>
    ok(wire({ items: await listPaperTemplateVersions(scope, { projectId: path.id, kind: path.kind }) })),
  savePaperTemplate: async ({ path, body, ifMatchVersion }, scope) => {
    const key = { projectId: path.id, kind: path.kind };
    const view = await savePaperTemplate(scope, key, body, ifMatchVersion);
    return ok(wire(view), { version: versionOf(view) });
  },
  getProjectSeal: async ({ path }, scope) => {
    const view = await getProjectSeal(scope, path.id);
    return ok(wire(view), { version: sealVersion(view) });
  },
  saveProjectSeal: async ({ path, body, ifMatchVersion }, scope) =>
    mapPhase(await saveProjectSeal(scope, path.id, body, ifMatchVersion), (view) =>
      ok(wire(view), { version: sealVersion(view) }),
    ),
} satisfies Partial<Handlers>;
