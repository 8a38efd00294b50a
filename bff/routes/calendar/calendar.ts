import type { Handlers, RequestOf } from '#bff/contract/handlers.ts';
import { ok, streamed } from '#bff/contract/reply.ts';
import { listCalendar, listCalendarDays, listUserCalendar } from '#bff/services/calendar/calendar.ts';
import { downloadUserCalendar } from '#bff/services/calendar/downloadCalendar.ts';
import { byDay, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

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
} satisfies Partial<Handlers>;
