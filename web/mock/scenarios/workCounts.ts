import { FAMILIES } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import type { components } from '#web/api/generated/types.ts';
import { familyApplications } from '#web/text/familyApplications.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';

type Schemas = components['schemas'];

const set = (key: Schemas['Counter']['key'], label: string, count: number, query: string) => ({
  key,
  label,
  family: null,
  count,
  query,
});

const documents = '/admin/mypage?list=sections&status=';

export const homeCounters: readonly Schemas['Counter'][] = [
  set('unconfirmedSections', '未確認書類', 38, `${documents}1`),
  set('returnedSections', '差戻し中', 12, `${documents}4`),
  set('delayed', '遅延', 5, '/admin/mypage?delayStatus=1&delayStatus=2'),
  set('dueWithin7Days', '期限7営業日以内', 9, '/admin/mypage?dueBefore=2026-12-02'),
  set(
    'inspectionsToday',
    '本日の検査',
    2,
    '/admin/mypage_report?scheduledFrom=2026-11-20&scheduledTo=2026-11-20',
  ),
  set('maffConfirming', '農水省確認待ち', 4, `${documents}2`),
  set('waitingPayment', '支払待ち', 3, '/admin/mypage?projectStatus=4'),
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

export const workCountHandlers: MockHandlers = { listWorkCounts: reply({ items: [...workCounts] }) };
