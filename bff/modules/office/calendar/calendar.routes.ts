import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok, streamed } from '#bff/http/reply.ts';
import { calendarList } from './calendar.list.ts';
import { listCalendarDays, listUserCalendar } from './calendar.service.ts';
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

/** Dates of undertakings. */
export const calendarRoutes = {
  listUserCalendar: async ({ query: { mypageID: mypageId, from, to } }, scope) =>
    ok(wire(await listUserCalendar(scope, { mypageId, from, to }))),
  downloadUserCalendar: async ({ query }, scope) =>
    streamed(await downloadUserCalendar(scope, query.mypageID)),
  listCalendarDays: async ({ query }, scope) =>
    ok(wire(await listCalendarDays(scope, calendarList.searchOf(query)))),
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
