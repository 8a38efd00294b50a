import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { aProject } from './project.ts';

type Schemas = components['schemas'];

/** A report that an inspector is writing: one photo after is missing. */
export const aReport: Schemas['MyPageReport'] = {
  id: 7,
  version: 3,
  createdAt: '2026-08-03T01:00:00Z',
  updatedAt: '2026-11-20T05:04:30Z',
  mypageId: 12,
  status: 0,
  inspectorName: '検査 誠',
  mypage: {
    id: 12,
    displayCode: '5002',
    projectId: 3,
    projectName: 'R4補 原材料',
    corporationId: 1,
    corporationName: '北のこむぎ製粉株式会社',
    planTitle: '輸入小麦から道産小麦への切替と製粉ラインの増設',
  },
  sitePrefecture: 1,
  inspectorUserId: 4,
  method: 0,
  scheduledOn: '2026-10-28',
  startTime: '10:00',
  endTime: '11:30',
  siteAddress: '札幌市北区例示通6丁目',
  inspectedOn: '2026-10-28',
  attendees: '白石 麦、製造部 見本 次郎',
  items: [
    {
      key: 'mill',
      name: 'ロール製粉機',
      expenseType: 2,
      modelNumber: 'RM-500',
      quantity: 1,
      location: '第2工場 1階',
      isWorking: null,
      hasLabel: null,
      difference: null,
    },
  ],
  findings: '計量・充填機（2台のうち1台）に表示シールがありません。',
  correctiveAction: null,
  correctiveDueOn: null,
  result: 2,
  photosBefore: [
    {
      fileId: '00000000-0000-4000-8000-000000000018',
      itemKey: 'mill',
      beforeAfter: 0,
      expenseType: 2,
      caption: 'ロール製粉機 実施前',
      takenOn: '2026-02-25',
      sequence: 1,
      fileName: 'mill-before.png',
      sizeBytes: 812_345,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      widthPx: 1920,
      heightPx: 1440,
      warnings: [],
    },
  ],
  photosAfter: [],
  returnComment: null,
  submittedAt: null,
  approvedByName: null,
  approvedAt: null,
  availableActions: [{ action: 'submit', allowed: false, reason: '写真が1枚足りません' }],
};

/** The same in a list. */
export const aReportSummary: Schemas['MyPageReportSummary'] = {
  id: aReport.id,
  version: aReport.version,
  createdAt: aReport.createdAt,
  updatedAt: aReport.updatedAt,
  mypageId: aReport.mypageId,
  status: aReport.status,
  inspectorName: aReport.inspectorName,
  mypage: aReport.mypage,
  sitePrefecture: aReport.sitePrefecture,
  inspectorUserId: aReport.inspectorUserId,
  method: aReport.method,
  scheduledOn: aReport.scheduledOn,
  startTime: aReport.startTime,
  endTime: aReport.endTime,
  siteAddress: aReport.siteAddress,
  inspectedOn: aReport.inspectedOn,
  result: aReport.result,
  photoCount: 1,
};

/** Inspections of one inspector. */
export const reportHandlers: MockHandlers = {
  listMyPageReports: reply({ items: [aReportSummary], nextCursor: null, total: 1 }),
  getMyPageReport: reply(aReport, aReport.version),
  updateMyPageReport: reply(aReport, aReport.version),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};
