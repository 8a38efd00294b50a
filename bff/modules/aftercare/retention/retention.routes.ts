import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import {
  byDay,
  byInstant,
  byNumber,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { changeErasure } from './erasures/changeErasure.service.ts';
import { getErasure } from './erasures/erasureViews.service.ts';
import { exportErasureRecords } from './erasures/exportErasureRecords.service.ts';
import { listErasureRecords, listErasures } from './erasures/listErasures.service.ts';
import { proposeErasure } from './erasures/proposeErasure.service.ts';
import { holdRetention, releaseRetention } from './holdRetention.service.ts';
import { listRetention, retentionOverview } from './listRetention.service.ts';

/** What is due first comes first: the list has no other order. */
const sorts: Sorts = { dueOn: [byDay('dueOn')] };
const erasureSorts: Sorts = { proposedAt: [byInstant('proposedAt')] };
/** They were taken over in the order of their days. */
const recordSorts: Sorts = { id: [byNumber('id')] };

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
  listRetentionErasures: async ({ query }, scope) => {
    const request = pageRequestOf(query, erasureSorts, '-proposedAt');
    const page = await listErasures(scope, { statuses: query.status, isNotOwn: query.notOwn }, request);
    return ok(listBody(page, request, wire));
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
  listRetentionErasureRecords: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, recordSorts, 'id');
    const filter = { erasureId: path.id, kinds: query.kind, outcomes: query.outcome };
    return ok(listBody(await listErasureRecords(scope, filter, request), request, wire));
  },
  exportRetentionErasureRecords: async ({ path, query }, scope) => {
    const { keys } = pageRequestOf({}, recordSorts, 'id');
    const search = { erasureId: path.id, kinds: query.kind, outcomes: query.outcome };
    return streamed(await exportErasureRecords(scope, { ...fileOf(query), search, keys }));
  },
} satisfies Partial<Handlers>;
