import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { aProject } from './project.ts';
import { aReportSummary, plannedSummary } from './report.ts';
import { homeCounters, workCountHandlers } from './workCounts.ts';

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
  mypageId: 7,
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
  projectId: 5,
  projectName: '調達リスク軽減 第2次',
  mypageId: 7,
  sectionId: id,
  reportId: null,
  changeRequestId: null,
  amountProposalId: null,
  threadId: null,
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
    projectId: 3,
    projectName: '成長支援 第2次',
    mypageId: 4,
    displayCode: '4003',
    priority: 0,
    dueOn: '2026-11-24',
    daysLeft: 1,
    ageBusinessDays: 4,
  }),
  work(2, '遅延届を確認する', '株式会社豆くら', { priority: 1, dueOn: '2026-11-27', daysLeft: 4 }),
  work(51, 'お問い合わせ「発注書の日付について」に回答する', '株式会社豆くら', {
    id: 'thread-51',
    kind: 'thread',
    sectionId: null,
    threadId: 51,
    dueOn: null,
    daysLeft: null,
    ageBusinessDays: 2,
    ownerName: null,
  }),
  work(3, '交付申請書を確認する', '株式会社さくらベーカリー', {
    projectId: 9,
    projectName: '成長支援 第1次',
    mypageId: 15,
    displayCode: '3011',
    ageBusinessDays: 0,
  }),
];

/** A round whose applications were decided: as many my pages as it adopted. */
const progress = (
  round: Pick<Schemas['ProjectProgress'], 'projectId' | 'name' | 'programKind' | 'byProjectStatus'>,
  grantAmount: number,
): Schemas['ProjectProgress'] => {
  const myPages = round.byProjectStatus.reduce((sum, { count }) => sum + count, 0);
  const applications = { applications: myPages, drafts: 0, submitted: 0, adopted: myPages };
  return { ...round, counts: { ...aProject.counts, ...applications, myPages, grantAmount } };
};

/** An inspection of today, in the afternoon, of the company whose report is being written. */
const todays: Schemas['MyPageReportSummary'] = {
  ...aReportSummary,
  id: 9,
  version: 1,
  scheduledOn: '2026-11-20',
  startTime: null,
  endTime: null,
  inspectedOn: null,
  result: 0,
  photoCount: 0,
};

export const home: Schemas['AdminHome'] = {
  today: '2026-11-20',
  counters: [...homeCounters],
  projects: [
    progress(
      {
        projectId: 1,
        name: '業態転換等支援 第1次',
        programKind: 0,
        byProjectStatus: [
          { status: 3, count: 3 },
          { status: 2, count: 41 },
          { status: 6, count: 4 },
        ],
      },
      284_300_000,
    ),
    progress(
      {
        projectId: 9,
        name: '成長支援 第1次',
        programKind: 1,
        byProjectStatus: [
          { status: 0, count: 6 },
          { status: 1, count: 9 },
          { status: 4, count: 12 },
          { status: 3, count: 38 },
          { status: 2, count: 21 },
          { status: 6, count: 5 },
        ],
      },
      642_180_000,
    ),
  ],
  recentActivity: [
    activity(1, '株式会社豆くら', 'resubmit', '「発注書（1-2）」を再提出しました'),
    activity(2, '受付 清', 'return', '「検収書（2-1）」を差し戻しました'),
  ],
  inspections: [todays, plannedSummary],
};

/** A morning at the desk. */
export const homeHandlers: MockHandlers = {
  getAdminHome: reply(home),
  ...workCountHandlers,
  listWorklist: reply({ items: [...worklist], nextCursor: null, total: worklist.length }),
};
