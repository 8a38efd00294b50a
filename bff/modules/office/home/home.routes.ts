import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { byDay, byInstant, byNumber, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { getAdminHome } from './adminHome.service.ts';
import { listWorkCounts } from './workCounts.service.ts';
import { listWorklist, type WorkItem } from './worklist.service.ts';

const sorts: Sorts = {
  dueOn: [byDay('dueOn')],
  priority: [byNumber('priority')],
  // The longer it waits, the more business days: what came last comes first when ascending.
  ageBusinessDays: [{ ...byInstant('since'), direction: 'desc' }],
};

const DEFAULT_ACTIVITY = 10;

const presentItem = (item: WorkItem) => wire(item);

export const homeRoutes = {
  getAdminHome: async ({ query }, scope) =>
    ok(wire(await getAdminHome(scope, query.limit ?? DEFAULT_ACTIVITY))),
  listWorkCounts: async ({ query }, scope) =>
    ok(
      wire({
        items: await listWorkCounts(scope, { projectId: query.project_id, domainTypes: query.domainType }),
      }),
    ),
  listWorklist: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'dueOn');
    const search = { projectId: query.project_id, priorities: query.priority, isMine: query.mine };
    return ok(listBody(await listWorklist(scope, search, request), request, presentItem));
  },
} satisfies Partial<Handlers>;
