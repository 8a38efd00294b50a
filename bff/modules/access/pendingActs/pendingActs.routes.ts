import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { decideAct } from './decideAct.service.ts';
import { getPendingAct } from './pendingActs.service.ts';

export const pendingActRoutes = {
  getPendingAct: async ({ path }, scope) => {
    const view = await getPendingAct(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updatePendingAct: async ({ path, body, ifMatchVersion }, scope) => {
    const decided = await decideAct(scope, path.id, body, ifMatchVersion);
    return ok(wire(decided), { version: decided.act.version });
  },
} satisfies Partial<Handlers>;
