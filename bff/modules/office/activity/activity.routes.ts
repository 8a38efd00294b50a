import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import {
  type AnchorView,
  archiveTrail,
  checkAnchors,
  downloadAnchor,
  listAnchors,
} from '#bff/modules/trail/index.ts';
import { byDay, byInstant, fileOf, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { listActivity, listUserActivity } from './activity.service.ts';
import type { ActivityView, AuditView } from './activityViews.service.ts';
import { searchAudit } from './auditTrail.service.ts';
import { exportAudit } from './exportAudit.service.ts';
import { getAuditRecord } from './recordAsOf.service.ts';

const sorts: Sorts = { at: [byInstant('at')] };
const newestFirst = '-at';

/** The contract's Activity. */
const presentActivity = (view: ActivityView) => wire(view);
const presentAudit = (view: AuditView) => wire(view);

const byDays: Sorts = { day: [byDay('anchoredOn')] };
const presentAnchor = (view: AnchorView) => wire(view);

export const activityRoutes = {
  listUserActivity: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, newestFirst);
    return ok(listBody(await listUserActivity(scope, query.mypageID, request), request, presentActivity));
  },
  listActivity: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, newestFirst);
    return ok(listBody(await listActivity(scope, query, request), request, presentActivity));
  },
  searchAudit: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, newestFirst);
    return ok(listBody(await searchAudit(scope, query, request), request, presentAudit));
  },
  getAuditRecord: async ({ query }, scope) => ok(wire(await getAuditRecord(scope, query))),
  listAuditAnchors: async ({ query }, scope) => {
    const request = pageRequestOf(query, byDays, '-day');
    return ok(listBody(await listAnchors(scope, request), request, presentAnchor));
  },
  checkAuditAnchors: async (_request, scope) =>
    ok(wire({ ...(await checkAnchors(scope)), checkedAt: scope.now })),
  downloadAuditAnchor: async ({ path }, scope) => streamed(await downloadAnchor(scope, path.day)),
  downloadAuditArchive: async (_request, scope) => streamed(await archiveTrail(scope)),
  exportAudit: async ({ query }, scope) => {
    const { format, columns, sort, ...search } = query;
    const { keys } = pageRequestOf({ sort }, sorts, newestFirst);
    return streamed(await exportAudit(scope, { ...fileOf({ format, columns }), search, keys }));
  },
} satisfies Partial<Handlers>;
