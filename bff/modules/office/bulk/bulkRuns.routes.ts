import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { type BulkRunView, viewOfRun } from './bulkRunViews.service.ts';
import { changeBulkRun, removeBulkRun } from './changeBulkRun.service.ts';
import { createBulkRun, createBulkRunOfFile } from './createBulkRun.service.ts';
import { exportImportTemplate } from './imports/importTemplate.service.ts';

const present = (view: BulkRunView) => ok(wire(view), { version: view.version });

const presentNew = (view: BulkRunView) =>
  created(wire(view), { version: view.version, location: `/api/admin/bulk_run/${view.id}` });

export const bulkRunRoutes = {
  createBulkRun: async ({ body }, scope) => presentNew(await createBulkRun(scope, body)),
  createBulkRunOfFile: async ({ file, body: { meta } }, scope) =>
    mapPhase(await createBulkRunOfFile(scope, { file, meta }), presentNew),
  exportImportTemplate: async ({ query: { kind, format } }, scope) =>
    streamed(await exportImportTemplate(scope, { kind, format })),
  getBulkRun: async ({ path }, scope) => present(await viewOfRun(scope, path.id)),
  updateBulkRun: async ({ path, body, ifMatchVersion }, scope) =>
    present(await changeBulkRun(scope, path.id, body, ifMatchVersion)),
  deleteBulkRun: async ({ path, ifMatchVersion }, scope) => {
    await removeBulkRun(scope, path.id, ifMatchVersion);
    return noContent();
  },
} satisfies Partial<Handlers>;
