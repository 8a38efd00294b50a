import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import {
  createAdminUser,
  deleteAdminUser,
  getAdminUser,
  listAssignees,
  sendAdminUserPasswordReset,
  updateAdminUser,
} from './adminUsers.service.ts';
import type { AdminUserView } from './adminUserViews.service.ts';
import { confirmAdminUser } from './confirmAdminUser.service.ts';

const present = (view: AdminUserView) => wire(view);

export const adminUserRoutes = {
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
  confirmAdminUser: async ({ path }, scope) => {
    const view = await confirmAdminUser(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  sendAdminUserPasswordReset: async ({ path }, scope) => {
    await sendAdminUserPasswordReset(scope, path.id);
    return noContent();
  },
} satisfies Partial<Handlers>;
