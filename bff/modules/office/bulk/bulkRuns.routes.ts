import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { byInstant, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { type BulkRunView, viewOfRun } from './bulkRunViews.service.ts';
import { changeBulkRun, removeBulkRun } from './changeBulkRun.service.ts';
import { createBulkRun, createBulkRunOfFile } from './createBulkRun.service.ts';
import { exportImportTemplate } from './imports/importTemplate.service.ts';
import { exportBulkRunRows, listBulkRunRows, listBulkRuns } from './listBulkRuns.service.ts';

const sorts: Sorts = { createdAt: [byInstant('createdAt')] };

/** Rows have one order: that in which they were chosen. */
const rowSorts: Sorts = { line: [] };

const present = (view: BulkRunView) => ok(wire(view), { version: view.version });

const presentNew = (view: BulkRunView) =>
  created(wire(view), { version: view.version, location: `/api/admin/bulk_run/${view.id}` });

export const bulkRunRoutes = {
  listBulkRuns: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, '-createdAt');
    const page = await listBulkRuns(scope, { kinds: query.kind, statuses: query.status }, request);
    return ok(listBody(page, request, wire));
  },
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
  listBulkRunRows: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, rowSorts, 'line');
    const page = await listBulkRunRows(scope, path.id, { outcomes: query.outcome }, request);
    return ok(listBody(page, request, wire));
  },
  exportBulkRunRows: async ({ path, query: { format, outcome } }, scope) =>
    streamed(await exportBulkRunRows(scope, path.id, { format, outcomes: outcome })),
} satisfies Partial<Handlers>;
