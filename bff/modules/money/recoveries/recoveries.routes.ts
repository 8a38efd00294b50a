import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { createRecoveryReceipt, updateRecoveryReceipt } from './receipts.service.ts';
import { createRecovery, getRecovery, updateRecovery } from './recoveries.service.ts';
import { createRecoveryRelief, updateRecoveryRelief } from './reliefs.service.ts';

const locationOf = (id: number): string => `/api/admin/recovery/${id}`;

/** Money that businesses have to pay back. */
export const recoveryRoutes = {
  getUserRecovery: async ({ path, query }, scope) => {
    const view = await getRecovery(scope, path.id, query.on);
    return ok(wire(view), { version: view.version });
  },
  createRecovery: async ({ body }, scope) => {
    const view = await createRecovery(scope, body);
    return created(wire(view), { version: view.version, location: locationOf(view.id) });
  },
  getRecovery: async ({ path, query }, scope) => {
    const view = await getRecovery(scope, path.id, query.on);
    return ok(wire(view), { version: view.version });
  },
  updateRecovery: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateRecovery(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  createRecoveryReceipt: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await createRecoveryReceipt(scope, path.id, body, ifMatchVersion);
    return created(wire(view), { version: view.version, location: locationOf(view.id) });
  },
  updateRecoveryReceipt: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateRecoveryReceipt(scope, path, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  createRecoveryRelief: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await createRecoveryRelief(scope, path.id, body, ifMatchVersion);
    return created(wire(view), { version: view.version, location: locationOf(view.id) });
  },
  updateRecoveryRelief: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateRecoveryRelief(scope, path, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
} satisfies Partial<Handlers>;
