import { CalendarEntryKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { mamekuraUndertaking } from '../mamekura.ts';
import { aProject } from '../project.ts';

type Entry = components['schemas']['CalendarEntry'];

const nothing = {
  startTime: null,
  isOverdue: false,
  isDone: false,
  mypageId: mamekuraUndertaking.id,
  mypage: mamekuraUndertaking,
  ...{ sectionId: null, reportId: null, paymentId: null, recoveryId: null },
} as const;

const { Completion, Document, Duty, Inspection, Payment, Recovery } = CalendarEntryKind;

const vouchers = [
  '見積書（3-1）',
  '発注書（3-2）',
  '納品書（3-3）',
  '検収書（3-4）',
  '請求書（3-5）',
  '振込明細（3-6）',
];

/** November of 豆くら: late, soon, many on one day, and what takes place. */
export const calendarEntries: readonly Entry[] = [
  {
    ...nothing,
    id: 'section-71',
    kind: Document,
    on: '2026-11-16',
    title: '「発注書（1-2）」の再提出',
    isOverdue: true,
    sectionId: 71,
  },
  { ...nothing, id: 'payment-3', kind: Payment, on: '2026-11-25', title: '補助金の振込', paymentId: 3 },
  {
    ...nothing,
    id: 'report-8',
    kind: Inspection,
    on: '2026-11-26',
    startTime: '13:30',
    title: '完了検査',
    reportId: 8,
  },
  { ...nothing, id: 'completion-5', kind: Completion, on: '2026-11-27', title: '事業実施期限' },
  ...vouchers.map((name, index) => ({
    ...nothing,
    id: `section-${80 + index}`,
    kind: Document,
    on: '2026-11-30',
    title: `「${name}」の提出`,
    sectionId: 80 + index,
  })),
  {
    ...nothing,
    id: 'recovery-31',
    kind: Recovery,
    on: '2026-11-10',
    title: '返還の期限（交付決定の取消し）',
    isOverdue: true,
    recoveryId: 31,
  },
  { ...nothing, id: 'duty-34', kind: Duty, on: '2026-12-10', title: '「事業効果報告書（3年目）」の提出' },
].toSorted((a, b) => a.on.localeCompare(b.on));

const inPeriod = (query: URLSearchParams): Entry[] => {
  const kinds = query.getAll('kind').map(Number);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return calendarEntries.filter(
    ({ on, kind }) => on >= from && on <= to && (kinds.length === 0 || kinds.includes(kind)),
  );
};

const daysOf = (entries: readonly Entry[]): components['schemas']['CalendarDay'][] => {
  const keys = [...new Set(entries.map(({ on, kind }) => `${on} ${kind}`))];
  return keys.flatMap((key) => {
    const rows = entries.filter(({ on, kind }) => `${on} ${kind}` === key);
    const [first] = rows;
    const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
    return first === undefined ? [] : [{ on: first.on, kind: first.kind, count: rows.length, overdue }];
  });
};

const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//hojo-jigyo//calendar//JA\r\nEND:VCALENDAR\r\n';

type Address = components['schemas']['CalendarAddress'];

/** Until it is made. */
export const madeAddress: Address = {
  createdAt: '2026-11-18T04:12:00Z',
  lastUsedAt: '2026-11-20T07:00:00Z',
  ...{ projectId: null, projectName: null, kinds: [] },
};

const NEW_URL = 'https://hojo.example.jp/api/calendar/q0Jx3y8mQm2oG7m1kqv2b7Yb3M4y5x6z7A8B9C0D1E2';

/** The private address of somebody's calendar: made, made anew and ended as on the server. */
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

/** The calendar of 豆くら, for its business and for the office. */
export const calendarHandlers: MockHandlers = {
  ...addressHandlers(null),
  listUserCalendar: ({ query }) => {
    const items = inPeriod(query);
    return reply({ items, total: items.length });
  },
  downloadUserCalendar: reply(new Blob([ics], { type: 'text/calendar' })),
  listCalendar: ({ query }) => {
    const items = inPeriod(query);
    return reply({ items, nextCursor: null, total: items.length });
  },
  listCalendarDays: ({ query }) => reply({ items: daysOf(inPeriod(query)) }),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};
