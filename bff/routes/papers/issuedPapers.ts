import type { Handlers, RequestOf } from '#bff/contract/handlers.ts';
import { created, ok, streamed } from '#bff/contract/reply.ts';
import { mapPhase } from '#bff/core/secondPhase.ts';
import { exportIssuedPaperFiles } from '#bff/services/papers/exportIssuedPaperFiles.ts';
import { exportIssuedPapers } from '#bff/services/papers/exportIssuedPapers.ts';
import { viewOfPaper } from '#bff/services/papers/issuedPaperViews.ts';
import { issuePaper, previewIssuedPaper, previewIssuedPaperFile } from '#bff/services/papers/issuePaper.ts';
import {
  getPaperTemplate,
  listPaperTemplates,
  listPaperTemplateVersions,
  type PaperTemplateView,
  savePaperTemplate,
} from '#bff/services/papers/paperTemplates.ts';
import { getProjectSeal, saveProjectSeal, sealVersion } from '#bff/services/papers/projectSeal.ts';
import {
  downloadPaper,
  getUserPaper,
  listIssuedPapers,
  listUserPapers,
} from '#bff/services/papers/readPapers.ts';
import { byDay, byText, fileOf, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

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
