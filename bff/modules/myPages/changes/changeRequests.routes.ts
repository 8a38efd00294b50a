import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import {
  byInstant,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import {
  createChangeRequest,
  createUserChangeRequest,
  deleteChangeRequest,
  getChangeRequest,
  updateChangeRequest,
  updateUserChangeRequest,
} from './changeRequests.service.ts';
import { exportChangeRequests } from './exportChangeRequests.service.ts';
import {
  listChangeRequests,
  listPlanVersions,
  listUserChangeRequests,
} from './listChangeRequests.service.ts';

const sorts: Sorts = {
  submittedAt: [byInstant('submittedAt', 'last')],
  updatedAt: [byInstant('updatedAt')],
  displayCode: [byText('myPage.displayCode'), byNumber('number')],
};

const ownSorts: Sorts = { number: [byNumber('number')] };

type Query = Pick<
  RequestOf<'listChangeRequests'>['query'],
  'project_id' | 'mypage_id' | 'status' | 'kind' | 'submittedFrom' | 'submittedTo' | 'q'
>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  mypageId: query.mypage_id,
  statuses: query.status,
  kinds: query.kind,
  submittedFrom: query.submittedFrom,
  submittedTo: query.submittedTo,
  q: query.q,
});

/** What a business asks to change, and the versions of its plan. */
export const changeRequestRoutes = {
  listUserChangeRequests: async ({ query }, scope) => {
    const request = pageRequestOf(query, ownSorts, '-number');
    return ok(listBody(await listUserChangeRequests(scope, query.mypageID, request), request, wire));
  },
  createUserChangeRequest: async ({ body }, scope) => {
    const view = await createUserChangeRequest(scope, body);
    const location = `/api/user/my_page/change_request/${view.id}`;
    return created(wire(view), { version: view.version, location });
  },
  getUserChangeRequest: async ({ path }, scope) => {
    const view = await getChangeRequest(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateUserChangeRequest: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateUserChangeRequest(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  deleteUserChangeRequest: async ({ path, ifMatchVersion }, scope) => {
    await deleteChangeRequest(scope, path.id, ifMatchVersion);
    return noContent();
  },
  listUserExpensePlans: async ({ query }, scope) =>
    ok({ items: (await listPlanVersions(scope, query.mypageID)).map(wire) }),
  listChangeRequests: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'submittedAt');
    return ok(listBody(await listChangeRequests(scope, searchOf(query), request), request, wire));
  },
  exportChangeRequests: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'submittedAt');
    return streamed(await exportChangeRequests(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  createChangeRequest: async ({ body }, scope) => {
    const view = await createChangeRequest(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/change_request/${view.id}` });
  },
  getChangeRequest: async ({ path }, scope) => {
    const view = await getChangeRequest(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateChangeRequest: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateChangeRequest(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  listExpensePlans: async ({ path }, scope) =>
    ok({ items: (await listPlanVersions(scope, path.id)).map(wire) }),
} satisfies Partial<Handlers>;
