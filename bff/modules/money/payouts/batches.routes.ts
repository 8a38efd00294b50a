import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok, streamed } from '#bff/http/reply.ts';
import { byNumber, fileOf, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { getPayoutBatch, listPayoutBatches } from './batches/batchViews.service.ts';
import { cancelPayoutBatch } from './batches/cancelPayoutBatch.service.ts';
import { downloadPayoutBatch } from './batches/downloadPayoutBatch.service.ts';
import { exportPayoutBatches } from './batches/exportBatches.service.ts';
import { createPayoutBatch } from './batches/makeBatch.service.ts';
import { readPayoutResult } from './batches/readResult.service.ts';
import { listPayoutBudgets } from './budgets.service.ts';
import { getPayoutSetting, updatePayoutSetting } from './settings.service.ts';

const sorts: Sorts = { id: [byNumber('id')] };

/** Files of transfers and their results; what the payments of a round go by, and its budget. */
export const payoutBatchRoutes = {
  listPayoutBatches: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, '-id');
    return ok(listBody(await listPayoutBatches(scope, query.project_id, request), request, wire));
  },
  exportPayoutBatches: async ({ query }, scope) => {
    const { keys } = pageRequestOf({}, sorts, '-id');
    const search = { projectId: query.project_id };
    return streamed(await exportPayoutBatches(scope, { ...fileOf(query), search, keys }));
  },
  createPayoutBatch: async ({ body }, scope) => {
    const view = await createPayoutBatch(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/payment_batch/${view.id}` });
  },
  getPayoutBatch: async ({ path }, scope) => {
    const view = await getPayoutBatch(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updatePayoutBatch: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await cancelPayoutBatch(scope, path.id, body.reason, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  downloadPayoutBatch: async ({ path, body }, scope) =>
    ok(await downloadPayoutBatch(scope, path.id, body.reason)),
  readPayoutResult: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await readPayoutResult(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  listPayoutBudgets: async (_request, scope) => ok({ items: await listPayoutBudgets(scope) }),
  getPayoutSetting: async ({ path }, scope) => {
    const view = await getPayoutSetting(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updatePayoutSetting: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updatePayoutSetting(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
} satisfies Partial<Handlers>;
