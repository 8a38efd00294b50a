import { CalendarEntryKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { rowsAsked } from '../rows.ts';
import { mamekuraWorld, officeWorld } from './world.ts';

type Address = components['schemas']['CalendarAddress'];
type Entry = components['schemas']['CalendarEntry'];

const { Duty, Payment, Recovery } = CalendarEntryKind;

/** The private address of somebody's calendar, once it is made. */
export const madeAddress: Address = {
  createdAt: '2026-11-18T04:12:00Z',
  lastUsedAt: '2026-11-20T07:00:00Z',
  ...{ projectId: null, projectName: null, kinds: [] },
};

const NEW_URL = 'https://hojo.example.jp/api/calendar/q0Jx3y8mQm2oG7m1kqv2b7Yb3M4y5x6z7A8B9C0D1E2';

/** The private address: made, made anew and ended as on the server. */
export const addressHandlers = (before: Address | null): MockHandlers => {
  let current = before;
  const make = (filter: Partial<Address>) => {
    current = { ...madeAddress, lastUsedAt: null, createdAt: '2026-11-20T08:00:00Z', ...filter };
    return reply({ url: NEW_URL, current });
  };
  const end = () => {
    current = null;
    return reply(null);
  };
  return {
    getUserCalendarAddress: () => reply({ current }),
    createUserCalendarAddress: () => make({}),
    deleteUserCalendarAddress: end,
    getCalendarAddress: () => reply({ current }),
    createCalendarAddress: ({ body }) =>
      make({ kinds: (body as components['schemas']['CalendarAddressCreate'] | null)?.kinds ?? [] }),
    deleteCalendarAddress: end,
  };
};

const coming = mamekuraWorld.saw('listUserCalendar').items;
const [returned] = coming;
if (returned === undefined) throw new Error('a document to be mended');
const { mypage, mypageId } = returned;

/** Of the month after the one that is captured for the office. */
const later = coming.filter(({ on }) => on > '2026-11-30');
const entries = [...officeWorld.saw('listCalendar').items, ...later];
const days = [
  ...officeWorld.saw('listCalendarDays').items,
  ...later.map(({ on, kind }) => ({ on, kind, count: 1, overdue: 0 })),
];

/** What the office sees. */
export const calendarHandlers: MockHandlers = {
  ...officeWorld.handlers,
  ...addressHandlers(null),
  listCalendar: ({ query }) => reply(rowsAsked(entries, query)),
  listCalendarDays: ({ query }) => reply({ items: rowsAsked(days, query).items }),
};

/** Documents that have no day yet, as if they were due with one another. */
const together = mamekuraWorld
  .saw('getUserMyPage')
  .sections.filter(({ dueOn, submittedAt }) => dueOn === null && submittedAt === null)
  .slice(0, 6)
  .map(({ id, title }) => ({ ...returned, id: `section-${id}`, sectionId: id, title: `「${title}」の提出` }));

/** What 豆くら would have to do if all went wrong at once: late, many on one day, money on its way and to be paid back. */
export const ownEntries: readonly Entry[] = [
  { ...returned, on: '2026-11-16', isOverdue: true },
  ...together,
  ...coming.slice(1),
  ...officeWorld
    .saw('listCalendar')
    .items.filter(({ kind }) => kind === Payment || kind === Recovery)
    .map((row) => ({ ...row, mypage, mypageId })),
  {
    ...returned,
    ...{
      id: 'duty-3',
      kind: Duty,
      on: '2026-12-10',
      title: '「事業効果報告書（3年目）」の提出',
      sectionId: null,
    },
  },
].toSorted((a, b) => a.on.localeCompare(b.on));

const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//hojo-jigyo//calendar//JA\r\nEND:VCALENDAR\r\n';

/** What 豆くら sees. */
export const ownCalendarHandlers: MockHandlers = {
  ...mamekuraWorld.handlers,
  ...addressHandlers(null),
  listUserCalendar: ({ query }) => reply(rowsAsked(ownEntries, query)),
  downloadUserCalendar: reply(new Blob([ics], { type: 'text/calendar' })),
};
