import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { getAdminHome } from './adminHome.service.ts';
import { listWorkCounts } from './workCounts.service.ts';

const DEFAULT_ACTIVITY = 10;

export const homeRoutes = {
  getAdminHome: async ({ query }, scope) =>
    ok(wire(await getAdminHome(scope, query.limit ?? DEFAULT_ACTIVITY))),
  listWorkCounts: async ({ query }, scope) =>
    ok(
      wire({
        items: await listWorkCounts(scope, { projectId: query.project_id, domainTypes: query.domainType }),
      }),
    ),
} satisfies Partial<Handlers>;
