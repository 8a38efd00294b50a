import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
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
import { exportRecoveries } from './exportRecoveries.service.ts';
import { listRecoveries, listUserRecoveries } from './listRecoveries.service.ts';
import { createRecoveryReceipt, updateRecoveryReceipt } from './receipts.service.ts';
import { createRecovery, getRecovery, updateRecovery } from './recoveries.service.ts';
import { createRecoveryRelief, updateRecoveryRelief } from './reliefs.service.ts';

const sorts: Sorts = {
  dueOn: [byDay('dueOn', 'last')],
  updatedAt: [byInstant('updatedAt')],
  displayCode: [byText('myPage.displayCode'), byNumber('number')],
};

const ownSorts: Sorts = { number: [byNumber('number')] };

const locationOf = (id: number): string => `/api/admin/recovery/${id}`;

type Query = Omit<RequestOf<'listRecoveries'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  mypageId: query.mypage_id,
  statuses: query.status,
  kinds: query.kind,
  overdue: query.overdue,
  decidable: query.decidable,
  q: query.q,
});

/** Money that businesses have to pay back. */
export const recoveryRoutes = {
  listUserRecoveries: async ({ query }, scope) => {
    const request = pageRequestOf(query, ownSorts, '-number');
    return ok(listBody(await listUserRecoveries(scope, query.mypageID, request), request, wire));
  },
  getUserRecovery: async ({ path, query }, scope) => {
    const view = await getRecovery(scope, path.id, query.on);
    return ok(wire(view), { version: view.version });
  },
  listRecoveries: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'dueOn');
    return ok(listBody(await listRecoveries(scope, searchOf(query), request), request, wire));
  },
  exportRecoveries: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'dueOn');
    return streamed(await exportRecoveries(scope, { ...fileOf(query), search: searchOf(query), keys }));
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
