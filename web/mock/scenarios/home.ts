import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { aProject } from './project.ts';
import { aReportSummary } from './report.ts';
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
