import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { getPayout, getPayoutLedger, getUserPayoutLedger } from './listPayouts.service.ts';
import { createPayout, createUserPayout, updatePayout } from './requestPayout.service.ts';

/** Payments of the subsidy, asked for, checked, approved and settled. */
export const payoutRoutes = {
  getUserPayoutLedger: async ({ query }, scope) => ok(wire(await getUserPayoutLedger(scope, query.mypageID))),
  createUserPayout: async ({ body }, scope) => {
    const view = await createUserPayout(scope, body);
    return created(wire(view), {
      version: view.version,
      location: `/api/user/my_page/payment?mypageID=${view.mypageId}`,
    });
  },
  updateUserPayout: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updatePayout(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  createPayout: async ({ body }, scope) => {
    const view = await createPayout(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/payment/${view.id}` });
  },
  getPayout: async ({ path }, scope) => {
    const view = await getPayout(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updatePayout: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updatePayout(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  getPayoutLedger: async ({ path }, scope) => ok(wire(await getPayoutLedger(scope, path.id))),
} satisfies Partial<Handlers>;
