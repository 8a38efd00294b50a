import { FAMILIES } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import type { components } from '#web/api/generated/types.ts';
import { familyApplications } from '#web/text/familyApplications.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { rowsAsked } from '../rows.ts';
import { assigneeHandlers } from './admins.ts';
import { noListViews } from './lists/listViews.ts';

type Schemas = components['schemas'];

const set = (key: Schemas['Counter']['key'], label: string, count: number, query: string) => ({
  key,
  label,
  family: null,
  count,
  query,
});

/** Seldom any: the home shows it only then. */
export const erasuresToApprove = (count: number): Schemas['Counter'] =>
  set('erasuresToApprove', '承認待ちの廃棄', count, '/admin/retention/erasure?status=0&notOwn=true');

const documents = '/admin/mypage?list=sections&status=';

export const homeCounters: readonly Schemas['Counter'][] = [
  set('unconfirmedSections', '未確認書類', 38, `${documents}1`),
  set('returnedSections', '差戻し中', 12, `${documents}4`),
  set('delayed', '遅延', 5, '/admin/mypage?delayStatus=1&delayStatus=2'),
  set('dueWithin7Days', '期限7営業日以内', 9, '/admin/mypage?dueBefore=2026-12-02'),
  set(
    'inspectionsToday',
    '本日の検査',
    1,
    '/admin/mypage_report?scheduledFrom=2026-11-20&scheduledTo=2026-11-20',
  ),
  set('maffConfirming', '農水省確認待ち', 4, `${documents}2`),
  set('changesToDecide', '変更申請', 2, '/admin/change_request?status=1'),
  set('changesAtMaff', '農水省確認待ちの変更申請', 1, '/admin/change_request?status=3'),
  set('dutiesOverdue', '完了後の報告の期限超過', 2, '/admin/duty?status=2'),
  set('amountsToCheck', '確認待ちの額', 1, '/admin/amount_proposal?status=0&notOwn=true'),
  set('amountsToApprove', '承認待ちの額', 1, '/admin/amount_proposal?status=1&notOwn=true'),
  set('waitingPayment', '支払待ち', 3, '/admin/mypage?projectStatus=4'),
  set('recoveriesToDecide', '返還の確認待ち', 1, '/admin/recovery?decidable=true'),
  set('recoveriesOverdue', '返還の期限超過', 1, '/admin/recovery?overdue=true'),
  set('payoutsToCheck', '確認待ちの支払', 1, '/admin/payment?status=1'),
  set('payoutsToApprove', '承認待ちの支払', 2, '/admin/payment?status=2'),
  set('payoutsToExport', '承認済の支払', 0, '/admin/payment?status=3'),
  set('payoutsFailed', '振込不能の支払', 1, '/admin/payment?status=6'),
  set('propertiesToConfirm', '確認待ちの財産', 2, '/admin/property?status=1'),
  set('disposalsToDecide', '確認待ちの処分の申請', 1, '/admin/property/disposal?status=1'),
  set('disposalsAtMaff', '農水省確認待ちの処分の申請', 1, '/admin/property/disposal?status=3'),
  set('threadsWaiting', '対応待ちのお問い合わせ', 1, '/admin/thread?status=0'),
  set('mailsFailed', '届かなかったメール', 2, '/admin/mail?status=3&status=4'),
];

const stages = ['', 'ToCheck', 'Returned', 'UnderReview', 'Decided'] as const;
const stageSearch = {
  '': '',
  ToCheck: '?status=1&status=2',
  Returned: '?status=3',
  UnderReview: '?status=4',
  Decided: '?status=5&status=6&status=7',
} as const;

/** Every set of the lists, as the tabs and the menu show them. */
export const workCounts: readonly Schemas['Counter'][] = [
  set('myPages', 'マイページ', 42, '/admin/mypage'),
  set('myPagesMine', '自分の担当', 6, '/admin/mypage?mine=true'),
  ...homeCounters,
  erasuresToApprove(0),
  set('payouts', '支払', 6, '/admin/payment'),
  set('payoutsExported', '振込データ作成済の支払', 1, '/admin/payment?status=4'),
  set('payoutsPaid', '支払済の補助金', 1, '/admin/payment?status=5'),
  set('properties', '財産', 9, '/admin/property'),
  set('disposals', '処分の申請', 3, '/admin/property/disposal'),
  ...FAMILIES.flatMap((family) =>
    stages.map((stage, index) => ({
      ...set(
        `applications${stage}`,
        familyApplications(family),
        [12, 4, 1, 3, 4][index] ?? 0,
        `${deskPage(family)}${stageSearch[stage]}`,
      ),
      family,
    })),
  ),
];

/** The numbers at the tabs of a list, to which nobody has added one yet, and the names that it is narrowed by. */
export const workCountHandlers: MockHandlers = {
  ...noListViews,
  ...assigneeHandlers,
  listWorkCounts: reply({ items: [...workCounts] }),
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
