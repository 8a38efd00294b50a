import { FAMILIES } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import type { components } from '#web/api/generated/types.ts';
import { familyApplications } from '#web/text/familyApplications.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { aProject } from './project.ts';
import { aReportSummary } from './report.ts';

type Schemas = components['schemas'];

const activity = (
  id: number,
  actorName: string,
  action: Schemas['AuditAction'],
  summary: string,
): Schemas['Activity'] => ({
  id,
  at: '2026-11-20T01:42:00Z',
  actorKind: 0,
  actorName,
  action,
  summary,
  targetKind: 'Section',
  targetId: '41',
  targetTitle: '発注書（1-2）',
  mypageId: 12,
  applicationId: null,
  isOnBehalf: false,
  reason: action === 'return' ? '検収日の記載がありません' : null,
  changes: [],
});

const work = (
  id: number,
  title: string,
  corporationName: string,
  rest: Partial<Schemas['WorklistItem']> = {},
): Schemas['WorklistItem'] => ({
  id: `section-${id}`,
  kind: 'section',
  title,
  projectId: 3,
  projectName: '成長支援 1次',
  mypageId: 12,
  sectionId: id,
  reportId: null,
  applicationId: null,
  family: null,
  displayCode: '5014',
  corporationName,
  priority: 2,
  dueOn: '2026-12-04',
  daysLeft: 9,
  ageBusinessDays: 1,
  ownerName: '事務局 花子',
  ...rest,
});

export const worklist: readonly Schemas['WorklistItem'][] = [
  work(1, '計画変更の申請を確認する', '株式会社ひまわり給食センター', {
    priority: 0,
    dueOn: '2026-11-24',
    daysLeft: 1,
    ageBusinessDays: 4,
  }),
  work(2, '遅延届を確認する', '株式会社豆くら', { priority: 1, dueOn: '2026-11-27', daysLeft: 4 }),
  work(3, '交付申請書を確認する', '株式会社さくらベーカリー', { ageBusinessDays: 0 }),
];

const { counts } = aProject;

const set = (key: Schemas['Counter']['key'], label: string, count: number, query: string) => ({
  key,
  label,
  family: null,
  count,
  query,
});

const documents = '/admin/mypage?list=sections&status=';

const homeCounters: readonly Schemas['Counter'][] = [
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

export const home: Schemas['AdminHome'] = {
  today: '2026-11-20',
  counters: [...homeCounters],
  projects: [
    {
      projectId: 1,
      name: 'R4 業態転換等支援',
      programKind: 0,
      counts: { ...counts, grantAmount: 284_300_000 },
      byProjectStatus: [
        { status: 3, count: 3 },
        { status: 2, count: 41 },
        { status: 6, count: 4 },
      ],
    },
    {
      projectId: 2,
      name: 'R4補 成長支援 1次',
      programKind: 1,
      counts: { ...counts, grantAmount: 642_180_000 },
      byProjectStatus: [
        { status: 0, count: 6 },
        { status: 1, count: 9 },
        { status: 4, count: 12 },
        { status: 3, count: 38 },
        { status: 2, count: 21 },
        { status: 6, count: 5 },
      ],
    },
  ],
  recentActivity: [
    activity(1, '株式会社豆くら', 'resubmit', '「発注書（1-2）」を再提出しました'),
    activity(2, '受付 清', 'return', '「検収書（2-1）」を差し戻しました'),
  ],
  inspections: [
    aReportSummary,
    { ...aReportSummary, id: 8, scheduledOn: '2026-11-24', startTime: null, endTime: null },
  ],
};

/** A morning at the desk. */
export const homeHandlers: MockHandlers = {
  getAdminHome: reply(home),
  ...workCountHandlers,
  listWorklist: reply({ items: [...worklist], nextCursor: null, total: worklist.length }),
};
