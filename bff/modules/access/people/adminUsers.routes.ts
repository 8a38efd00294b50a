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
  createAdminUser,
  deleteAdminUser,
  getAdminUser,
  listAdminUsers,
  listAssignees,
  sendAdminUserPasswordReset,
  updateAdminUser,
} from './adminUsers.service.ts';
import type { AdminUserView } from './adminUserViews.service.ts';
import { exportAdminUsers } from './exportAdminUsers.service.ts';

const sorts: Sorts = {
  name: [byText('name')],
  type: [byNumber('type')],
  email: [byText('email')],
  lastLoginAt: [byInstant('lastLoginAt', 'last')],
};

const present = (view: AdminUserView) => wire(view);

type Query = Omit<RequestOf<'listAdminUsers'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = ({ type: types, ...query }: Query) => ({
  q: query.q,
  types,
  isActive: query.isActive,
  hasLoggedIn: query.hasLoggedIn,
  lastLoginFrom: query.lastLoginFrom,
  lastLoginTo: query.lastLoginTo,
});

export const adminUserRoutes = {
  listAdminUsers: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'name');
    return ok(listBody(await listAdminUsers(scope, searchOf(query), request), request, present));
  },
  exportAdminUsers: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'name');
    const asked = { ...fileOf(query), search: searchOf(query), keys };
    return streamed(await exportAdminUsers(scope, asked));
  },
  listAssignees: async (_request, scope) => ok({ items: await listAssignees(scope) }),
  createAdminUser: async ({ body }, scope) => {
    const view = await createAdminUser(scope, body);
    return created(present(view), { version: view.version, location: `/api/admin/admin_user/${view.id}` });
  },
  getAdminUser: async ({ path }, scope) => {
    const view = await getAdminUser(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  updateAdminUser: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateAdminUser(scope, path.id, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteAdminUser: async ({ path, ifMatchVersion }, scope) => {
    await deleteAdminUser(scope, path.id, ifMatchVersion);
    return noContent();
  },
  sendAdminUserPasswordReset: async ({ path }, scope) => {
    await sendAdminUserPasswordReset(scope, path.id);
    return noContent();
  },
} satisfies Partial<Handlers>;
