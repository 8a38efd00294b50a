import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { mamekuraAdminPage } from './adminMyPages.ts';
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

/** The next inspection, not made yet. */
const plannedSummary: Schemas['MyPageReportSummary'] = {
  ...aReportSummary,
  id: 8,
  version: 1,
  mypageId: 5,
  mypage: {
    ...aReport.mypage,
    id: 5,
    displayCode: '5014',
    corporationId: 5,
    corporationName: '株式会社豆くら',
    planTitle: '輸入大豆から県産大豆への切替',
  },
  sitePrefecture: 20,
  scheduledOn: '2026-11-26',
  startTime: '13:30',
  endTime: '15:00',
  siteAddress: '松本市例示通2丁目',
  inspectedOn: null,
  result: 0,
  photoCount: 0,
};

const summaries = [aReportSummary, plannedSummary];

/** The inspections between the days that a calendar asks for; all for a list. */
const summariesIn = (query: URLSearchParams) => {
  const from = query.get('scheduledFrom') ?? '';
  const to = query.get('scheduledTo') ?? '9999';
  const items = summaries.filter(({ scheduledOn }) => scheduledOn >= from && scheduledOn <= to);
  return reply({ items, nextCursor: null, total: items.length });
};

/** The my page that is inspected, with the company's contact; made when asked for, as that file needs this one. */
const inspected = (): Schemas['MyPage'] => ({
  ...mamekuraAdminPage,
  id: aReport.mypageId,
  displayCode: aReport.mypage.displayCode,
  corporation: { ...mamekuraAdminPage.corporation, name: aReport.mypage.corporationName },
});

/** Inspections of one inspector: one being written, one to come. */
export const reportHandlers: MockHandlers = {
  listMyPageReports: ({ query }) => summariesIn(query),
  getMyPageReport: reply(aReport, aReport.version),
  updateMyPageReport: reply(aReport, aReport.version),
  getMyPage: () => reply(inspected()),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};
