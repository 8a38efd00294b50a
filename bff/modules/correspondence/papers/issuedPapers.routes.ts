import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok, streamed } from '#bff/http/reply.ts';
import { getProjectSeal, saveProjectSeal, sealVersion } from '#bff/modules/projects/index.ts';
import { exportIssuedPaperFiles } from './exportIssuedPaperFiles.service.ts';
import { issuedPaperList } from './issuedPapers.list.ts';
import { viewOfPaper } from './issuedPaperViews.service.ts';
import { issuePaper, previewIssuedPaper, previewIssuedPaperFile } from './issuePaper.service.ts';
import {
  getPaperTemplate,
  listPaperTemplates,
  listPaperTemplateVersions,
  type PaperTemplateView,
  savePaperTemplate,
} from './paperTemplates.service.ts';
import { downloadPaper, getUserPaper } from './readPapers.service.ts';

/** The version that `If-Match` names: what nobody has saved yet has one, too. */
const versionOf = ({ number }: PaperTemplateView): number => number + 1;

/** Papers that the office issues, and their templates. */
export const issuedPaperRoutes = {
  getUserPaper: async ({ path }, scope) => ok(wire(await getUserPaper(scope, path.id))),
  downloadUserPaper: async ({ path, query, chooseRange }, scope) =>
    streamed(await downloadPaper(scope, path.id, { disposition: query.disposition, chooseRange })),
  issuePaper: async ({ body }, scope) => {
    const view = await issuePaper(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/issued_paper/${view.id}` });
  },
  exportIssuedPaperFiles: async ({ query }, scope) =>
    streamed(await exportIssuedPaperFiles(scope, issuedPaperList.searchOf(query))),
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
