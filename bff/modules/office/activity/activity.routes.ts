import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { archiveTrail, checkAnchors, downloadAnchor } from '#bff/modules/trail/index.ts';
import { getAuditRecord } from './recordAsOf.service.ts';

export const activityRoutes = {
  getAuditRecord: async ({ query }, scope) => ok(wire(await getAuditRecord(scope, query))),
  checkAuditAnchors: async (_request, scope) =>
    ok(wire({ ...(await checkAnchors(scope)), checkedAt: scope.now })),
  downloadAuditAnchor: async ({ path }, scope) => streamed(await downloadAnchor(scope, path.day)),
  downloadAuditArchive: async (_request, scope) => streamed(await archiveTrail(scope)),
} satisfies Partial<Handlers>;
