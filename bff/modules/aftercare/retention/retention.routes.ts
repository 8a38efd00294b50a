import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { changeErasure } from './erasures/changeErasure.service.ts';
import { getErasure } from './erasures/erasureViews.service.ts';
import { proposeErasure } from './erasures/proposeErasure.service.ts';
import { holdRetention, releaseRetention } from './holdRetention.service.ts';
import { retentionOverview } from './listRetention.service.ts';

/** What is kept for a time, and what is kept longer. */
export const retentionRoutes = {
  getRetentionOverview: async (_request, scope) => ok(await retentionOverview(scope)),
  holdRetention: async ({ path, body }, scope) => {
    const hold = await holdRetention(scope, path.id, body);
    return ok(wire(hold), { version: hold.version });
  },
  releaseRetention: async ({ path, ifMatchVersion }, scope) => {
    await releaseRetention(scope, path.id, ifMatchVersion);
    return noContent();
  },
  proposeRetentionErasure: async ({ body }, scope) => {
    const erasure = await proposeErasure(scope, body);
    return created(wire(erasure), {
      version: erasure.version,
      location: `/api/admin/retention/erasure/${erasure.id}`,
    });
  },
  getRetentionErasure: async ({ path }, scope) => {
    const erasure = await getErasure(scope, path.id);
    return ok(wire(erasure), { version: erasure.version });
  },
  updateRetentionErasure: async ({ path, body, ifMatchVersion }, scope) => {
    const erasure = await changeErasure(scope, path.id, body, ifMatchVersion);
    return ok(wire(erasure), { version: erasure.version });
  },
} satisfies Partial<Handlers>;
