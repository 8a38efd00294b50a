import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok, streamed } from '#bff/http/reply.ts';
import { byDay, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { listCalendar, listCalendarDays, listUserCalendar } from './calendar.service.ts';
import {
  createAdminCalendarAddress,
  createUserCalendarAddress,
  getAdminCalendarAddress,
  getUserCalendarAddress,
  removeAdminCalendarAddress,
  removeUserCalendarAddress,
} from './calendarAddresses.service.ts';
import { downloadUserCalendar } from './downloadCalendar.service.ts';
import { subscribedCalendar } from './subscribedCalendar.service.ts';

/** The earliest first: a calendar has no other order. */
const sorts: Sorts = { on: [byDay('dayOn')] };

type Query = RequestOf<'listCalendarDays'>['query'];

const searchOf = ({ from, to, project_id: projectId, kind: kinds }: Query) => ({
  from,
  to,
  projectId,
  kinds,
});

/** Dates of undertakings. */
export const calendarRoutes = {
  listUserCalendar: async ({ query: { mypageID: mypageId, from, to } }, scope) =>
    ok(wire(await listUserCalendar(scope, { mypageId, from, to }))),
  downloadUserCalendar: async ({ query }, scope) =>
    streamed(await downloadUserCalendar(scope, query.mypageID)),
  listCalendar: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'on');
    return ok(listBody(await listCalendar(scope, searchOf(query), request), request, wire));
  },
  listCalendarDays: async ({ query }, scope) => ok(wire(await listCalendarDays(scope, searchOf(query)))),
  getUserCalendarAddress: async ({ query }, scope) =>
    ok(wire(await getUserCalendarAddress(scope, query.mypageID))),
  createUserCalendarAddress: async ({ query }, scope) =>
    ok(wire(await createUserCalendarAddress(scope, query.mypageID))),
  deleteUserCalendarAddress: async ({ query }, scope) => {
    await removeUserCalendarAddress(scope, query.mypageID);
    return noContent();
  },
  getCalendarAddress: async (_request, scope) => ok(wire(await getAdminCalendarAddress(scope))),
  createCalendarAddress: async ({ body }, scope) => ok(wire(await createAdminCalendarAddress(scope, body))),
  deleteCalendarAddress: async (_request, scope) => {
    await removeAdminCalendarAddress(scope);
    return noContent();
  },
  getSubscribedCalendar: async ({ path }, scope) => streamed(await subscribedCalendar(scope, path.token)),
} satisfies Partial<Handlers>;
