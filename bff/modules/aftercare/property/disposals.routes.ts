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
import { updateDisposal } from './disposal/decideDisposal.service.ts';
import { getDisposal, listDisposals, listUserDisposals } from './disposal/disposals.service.ts';
import { createDisposal, createUserDisposal, updateUserDisposal } from './disposal/draftDisposal.service.ts';
import { exportDisposals } from './disposal/exportDisposals.service.ts';
import { recordPropertyDisposal } from './disposal/recordDisposal.service.ts';

const ownSorts: Sorts = { id: [byNumber('id')] };
const NEWEST = '-id';

const sorts: Sorts = {
  submittedAt: [byInstant('submittedAt', 'last')],
  plannedOn: [byDay('plannedOn', 'last')],
  updatedAt: [byInstant('updatedAt')],
  displayCode: [byText('myPage.displayCode'), byNumber('number')],
};
const LAST_HANDED_IN = '-submittedAt';

type Query = Omit<RequestOf<'listDisposals'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  mypageId: query.mypage_id,
  statuses: query.status,
  q: query.q,
});

/** What businesses ask to do with property that was bought with a subsidy. */
export const disposalRoutes = {
  listUserDisposals: async ({ query }, scope) => {
    const request = pageRequestOf(query, ownSorts, NEWEST);
    return ok(listBody(await listUserDisposals(scope, query.mypageID, request), request, wire));
  },
  createUserDisposal: async ({ body }, scope) => {
    const view = await createUserDisposal(scope, body);
    return created(wire(view), { version: view.version, location: `/api/user/my_page/disposal/${view.id}` });
  },
  getUserDisposal: async ({ path }, scope) => {
    const view = await getDisposal(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateUserDisposal: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateUserDisposal(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  listDisposals: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, LAST_HANDED_IN);
    return ok(listBody(await listDisposals(scope, searchOf(query), request), request, wire));
  },
  exportDisposals: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, LAST_HANDED_IN);
    return streamed(await exportDisposals(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  createDisposal: async ({ body }, scope) => {
    const view = await createDisposal(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/disposal/${view.id}` });
  },
  getDisposal: async ({ path }, scope) => {
    const view = await getDisposal(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateDisposal: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateDisposal(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  recordPropertyDisposal: async ({ path, body }, scope) => {
    const view = await recordPropertyDisposal(scope, path.id, body);
    return created(wire(view), {
      version: view.version,
      location: `/api/admin/my_page/${view.mypageId}/property`,
    });
  },
} satisfies Partial<Handlers>;
