import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import {
  createChangeRequest,
  createUserChangeRequest,
  deleteChangeRequest,
  getChangeRequest,
  updateChangeRequest,
  updateUserChangeRequest,
} from './changeRequests.service.ts';
import { listPlanVersions } from './planVersions.service.ts';

/** What a business asks to change, and the versions of its plan. */
export const changeRequestRoutes = {
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
