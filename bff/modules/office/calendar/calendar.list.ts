import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byDay } from '#bff/parts/lists/paging.ts';
import { listCalendar } from './calendar.service.ts';

/** Dates of undertakings, the earliest first: a calendar has no other order. */
export const calendarList = describeList({
  list: 'listCalendar',
  conditions: { from: 'from', to: 'to', project_id: 'projectId', kind: 'kinds' },
  orders: { on: [byDay('dayOn')] },
  firstOrder: 'on',
  read: listCalendar,
  present: wire,
});
