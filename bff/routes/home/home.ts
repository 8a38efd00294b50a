import type { Handlers } from '#bff/contract/handlers.ts';
import { ok } from '#bff/contract/reply.ts';
import { getAdminHome } from '#bff/services/home/adminHome.ts';
import { listWorkCounts } from '#bff/services/home/workCounts.ts';
import { listWorklist, type WorkItem } from '#bff/services/home/worklist.ts';
import { byDay, byInstant, byNumber, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

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
