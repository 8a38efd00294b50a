import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { updateDisposal } from './disposal/decideDisposal.service.ts';
import { createDisposal, createUserDisposal, updateUserDisposal } from './disposal/draftDisposal.service.ts';
import { getDisposal } from './disposal/getDisposal.service.ts';
import { recordPropertyDisposal } from './disposal/recordDisposal.service.ts';

/** What businesses ask to do with property that was bought with a subsidy. */
export const disposalRoutes = {
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
