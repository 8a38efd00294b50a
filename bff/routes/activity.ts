import type { Handlers } from '../contract/handlers.ts';
import { ok } from '../contract/reply.ts';
import { listActivity, listUserActivity, searchAudit } from '../services/activity.ts';
import type { ActivityView, AuditView } from '../services/activityViews.ts';
import { byInstant, listBody, pageRequestOf, type Sorts } from './paging.ts';
import { wire } from './present.ts';

const sorts: Sorts = { at: [byInstant('at')] };
const newestFirst = '-at';

/** The contract's Activity. */
const presentActivity = (view: ActivityView) => wire(view);
const presentAudit = (view: AuditView) => wire(view);

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
} satisfies Partial<Handlers>;
