import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import {
  byDay,
  byInstant,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { exportProperties } from './exportProperties.service.ts';
import { confirmLedger, getLedger, getUserLedger, listProperties } from './properties.service.ts';
import { deleteUserProperty, splitUserProperty } from './splitProperty.service.ts';
import { updateProperty, updateUserProperty } from './updateProperty.service.ts';

const sorts: Sorts = {
  restrictionUntil: [byDay('restrictionUntil', 'last')],
  updatedAt: [byInstant('updatedAt')],
  amount: [byNumber('amount')],
  displayCode: [byText('myPage.displayCode'), byNumber('id')],
};

type Query = Omit<RequestOf<'listProperties'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  mypageId: query.mypage_id,
  statuses: query.status,
  states: query.state,
  restrictedFrom: query.restrictedFrom,
  restrictedBefore: query.restrictedBefore,
  q: query.q,
});

/** Property that was bought with a subsidy. */
export const propertyRoutes = {
  listUserProperties: async ({ query }, scope) => ok(wire(await getUserLedger(scope, query.mypageID))),
  updateUserProperty: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateUserProperty(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  deleteUserProperty: async ({ path, ifMatchVersion }, scope) => {
    await deleteUserProperty(scope, path.id, ifMatchVersion);
    return noContent();
  },
  splitUserProperty: async ({ path }, scope) => {
    const view = await splitUserProperty(scope, path.id);
    return created(wire(view), { version: view.version, location: `/api/user/my_page/property/${view.id}` });
  },
  listProperties: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'restrictionUntil');
    return ok(listBody(await listProperties(scope, searchOf(query), request), request, wire));
  },
  exportProperties: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'restrictionUntil');
    return streamed(await exportProperties(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  updateProperty: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateProperty(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  listMyPageProperties: async ({ path }, scope) => ok(wire(await getLedger(scope, path.id))),
  confirmProperties: async ({ path }, scope) => ok(wire(await confirmLedger(scope, path.id))),
} satisfies Partial<Handlers>;
