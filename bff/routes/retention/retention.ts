import type { Handlers } from '#bff/contract/handlers.ts';
import { noContent, ok } from '#bff/contract/reply.ts';
import { holdRetention, releaseRetention } from '#bff/services/retention/holdRetention.ts';
import { listRetention, retentionOverview } from '#bff/services/retention/listRetention.ts';
import { byDay, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

/** What is due first comes first: the list has no other order. */
const sorts: Sorts = { dueOn: [byDay('dueOn')] };

/** What is kept for a time, and what is kept longer. */
export const retentionRoutes = {
  getRetentionOverview: async (_request, scope) => ok(await retentionOverview(scope)),
  listRetentionRecords: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'dueOn');
    const search = { projectId: query.project_id, kinds: query.kind, states: query.state };
    return ok(listBody(await listRetention(scope, search, request), request, wire));
  },
  holdRetention: async ({ path, body }, scope) => {
    const hold = await holdRetention(scope, path.id, body);
    return ok(wire(hold), { version: hold.version });
  },
  releaseRetention: async ({ path, ifMatchVersion }, scope) => {
    await releaseRetention(scope, path.id, ifMatchVersion);
    return noContent();
  },
} satisfies Partial<Handlers>;
