import type { Handlers } from '#bff/contract/handlers.ts';
import { created, noContent, ok, streamed } from '#bff/contract/reply.ts';
import { mapPhase } from '#bff/core/secondPhase.ts';
import { type BulkRunView, viewOfRun } from '#bff/services/bulk/bulkRunViews.ts';
import { changeBulkRun, removeBulkRun } from '#bff/services/bulk/changeBulkRun.ts';
import { createBulkRun, createBulkRunOfFile } from '#bff/services/bulk/createBulkRun.ts';
import { exportImportTemplate } from '#bff/services/bulk/imports/importTemplate.ts';
import { exportBulkRunRows, listBulkRunRows, listBulkRuns } from '#bff/services/bulk/listBulkRuns.ts';
import { byInstant, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

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
