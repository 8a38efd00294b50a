import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { getPayoutBatch } from './batches/batchViews.service.ts';
import { cancelPayoutBatch } from './batches/cancelPayoutBatch.service.ts';
import { downloadPayoutBatch } from './batches/downloadPayoutBatch.service.ts';
import { createPayoutBatch } from './batches/makeBatch.service.ts';
import { readPayoutResult } from './batches/readResult.service.ts';
import { listPayoutBudgets } from './budgets.service.ts';
import { getPayoutSetting, updatePayoutSetting } from './settings.service.ts';

/** Files of transfers and their results; what the payments of a round go by, and its budget. */
export const payoutBatchRoutes = {
  createPayoutBatch: async ({ body }, scope) => {
    const view = await createPayoutBatch(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/payment_batch/${view.id}` });
  },
  getPayoutBatch: async ({ path }, scope) => {
    const view = await getPayoutBatch(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updatePayoutBatch: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await cancelPayoutBatch(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  downloadPayoutBatch: async ({ path, body }, scope) =>
    ok(await downloadPayoutBatch(scope, path.id, body.reason)),
  readPayoutResult: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await readPayoutResult(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  listPayoutBudgets: async (_request, scope) => ok(await listPayoutBudgets(scope)),
  getPayoutSetting: async ({ path }, scope) => {
    const view = await getPayoutSetting(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updatePayoutSetting: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updatePayoutSetting(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
} satisfies Partial<Handlers>;
