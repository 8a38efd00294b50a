import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { createMember, deleteMember, listMembers, updateMember } from './members.service.ts';

/** The businesses that take part in an undertaking beside its representative. */
export const memberRoutes = {
  listMembers: async ({ path }, scope) => ok(wire(await listMembers(scope, path.id))),
  createMember: async ({ path, body }, scope) => {
    const view = await createMember(scope, path.id, body);
    const location = `/api/admin/my_page/${path.id}/member/${view.id}`;
    return created(wire(view), { version: view.version, location });
  },
  updateMember: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateMember(scope, path, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  deleteMember: async ({ path, ifMatchVersion }, scope) => {
    await deleteMember(scope, path, ifMatchVersion);
    return noContent();
  },
} satisfies Partial<Handlers>;
