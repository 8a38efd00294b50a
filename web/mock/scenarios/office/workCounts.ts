import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { officeWorld } from '../../world/world.ts';
import { assigneeHandlers } from '../access/admins.ts';
import { noListViews } from './listViews.ts';

type Schemas = components['schemas'];

/** Every set of the lists, as the tabs and the menu show them. */
export const { items: workCounts } = officeWorld.saw('listWorkCounts');

/** The numbers at the tabs of a list, to which nobody has added one yet, and the names that it is narrowed by. */
export const workCountHandlers: MockHandlers = {
  ...noListViews,
  ...assigneeHandlers,
  listWorkCounts: reply(officeWorld.saw('listWorkCounts')),
};

type Rows = Parameters<typeof rowsAsked>[0];

/** The rows of a scenario, by the page that lists them. */
type CountedRows = {
  readonly myPages?: () => Rows;
  readonly sections?: () => Rows;
  readonly reports?: () => Rows;
  readonly changes?: () => Rows;
  readonly duties?: () => Rows;
  readonly amounts?: () => Rows;
  readonly recoveries?: () => Rows;
  readonly payouts?: () => Rows;
  readonly properties?: () => Rows;
  readonly disposals?: () => Rows;
  readonly mails?: () => Rows;
  readonly threads?: () => Rows;
  readonly applications?: { readonly [family in Schemas['ApplicationFamily']]?: () => Rows };
};

/** The rows behind an address; the longer of two addresses that begin alike stands first. */
const PLACES: readonly (readonly [address: string, rows: Exclude<keyof CountedRows, 'applications'>])[] = [
  ['/admin/mypage_report', 'reports'],
  ['/admin/change_request', 'changes'],
  ['/admin/duty', 'duties'],
  ['/admin/amount_proposal', 'amounts'],
  ['/admin/recovery', 'recoveries'],
  ['/admin/payment', 'payouts'],
  ['/admin/property/disposal', 'disposals'],
  ['/admin/property', 'properties'],
  ['/admin/mail', 'mails'],
  ['/admin/thread', 'threads'],
  ['/admin/mypage?list=sections', 'sections'],
  ['/admin/mypage', 'myPages'],
];

const rowsBehind = (rows: CountedRows, { family, query }: Schemas['Counter']) => {
  if (family !== null) return rows.applications?.[family];
  const place = PLACES.find(([address]) => query.startsWith(address));
  return place && rows[place[1]];
};

/**
 * Counts that are those of the scenario's own lists: each is the number of rows that its address shows.
 * A list that the scenario lacks keeps the numbers of `workCounts`.
 */
export const workCountsOf = (rows: CountedRows): MockHandlers => ({
  ...noListViews,
  ...assigneeHandlers,
  listWorkCounts: () =>
    reply({
      items: workCounts.map((counter) => {
        const listed = rowsBehind(rows, counter);
        const query = new URLSearchParams(counter.query.split('?')[1] ?? '');
        return listed === undefined ? counter : { ...counter, count: rowsAsked(listed(), query).total };
      }),
    }),
});
