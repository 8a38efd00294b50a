import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok, streamed } from '#bff/http/reply.ts';
import {
  byDay,
  byInstant,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { exportPayouts } from './exportPayouts.service.ts';
import {
  getPayout,
  getPayoutLedger,
  getUserPayoutLedger,
  listPayouts,
  payoutSearchOf,
} from './listPayouts.service.ts';
import { createPayout, createUserPayout, updatePayout } from './requestPayout.service.ts';

const sorts: Sorts = {
  requestedOn: [byDay('requestedOn', 'last')],
  amount: [byNumber('amount')],
  displayCode: [byText('displayCode')],
  updatedAt: [byInstant('updatedAt')],
};

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
  listPayouts: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'requestedOn');
    const { page, totalAmount } = await listPayouts(scope, payoutSearchOf(query), request);
    return ok({ ...listBody(page, request, wire), totalAmount });
  },
  exportPayouts: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'requestedOn');
    return streamed(await exportPayouts(scope, { ...fileOf(query), search: payoutSearchOf(query), keys }));
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
