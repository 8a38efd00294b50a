import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import {
  type ExportRunView,
  openExport,
  orderExport,
  ownExportRuns,
  removeExport,
} from './exportRuns.service.ts';

const present = (view: ExportRunView) => wire(view);

export const exportRunRoutes = {
  listExportRuns: async (_request, scope) => ok({ items: (await ownExportRuns(scope)).map(present) }),
  createExportRun: async ({ body }, scope) => {
    const view = await orderExport(scope, body);
    return created(present(view), { location: `/api/admin/export_run/${view.id}/file` });
  },
  deleteExportRun: async ({ path }, scope) => {
    await removeExport(scope, path.id);
    return noContent();
  },
  downloadExportRun: async ({ path }, scope) => streamed(await openExport(scope, path.id)),
} satisfies Partial<Handlers>;
