import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';
import { mamekuraAdminPage } from './adminMyPages.ts';
import { mamekuraUndertaking } from './mamekura.ts';
import { aProject } from './project.ts';
import { workCountsOf } from './workCounts.ts';

type Schemas = components['schemas'];

/** A report that an inspector is writing: one photo after is missing. */
export const aReport: Schemas['MyPageReport'] = {
  id: 7,
  version: 3,
  createdAt: '2026-08-03T01:00:00Z',
  updatedAt: '2026-11-20T05:04:30Z',
  mypageId: 12,
  kind: 0,
  status: 0,
  inspectorName: '検査 誠',
  mypage: {
    id: 12,
    displayCode: '5002',
    projectId: 2,
    projectName: 'R4補 原材料',
    corporationId: 10,
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
      takenAt: null,
      position: null,
      clientId: null,
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

/** A report as a list has it. */
const summaryOf = (report: Schemas['MyPageReport']): Schemas['MyPageReportSummary'] => ({
  id: report.id,
  version: report.version,
  createdAt: report.createdAt,
  updatedAt: report.updatedAt,
  mypageId: report.mypageId,
  kind: report.kind,
  status: report.status,
  inspectorName: report.inspectorName,
  mypage: report.mypage,
  sitePrefecture: report.sitePrefecture,
  inspectorUserId: report.inspectorUserId,
  method: report.method,
  scheduledOn: report.scheduledOn,
  startTime: report.startTime,
  endTime: report.endTime,
  siteAddress: report.siteAddress,
  inspectedOn: report.inspectedOn,
  result: report.result,
  photoCount: report.photosBefore.length + report.photosAfter.length,
});

/** The same in a list. */
export const aReportSummary = summaryOf(aReport);

/** The next inspection, not made yet; its my page is that of `mamekuraPage`. */
export const plannedReport: Schemas['MyPageReport'] = {
  ...aReport,
  id: 8,
  version: 1,
  mypageId: mamekuraUndertaking.id,
  mypage: mamekuraUndertaking,
  sitePrefecture: 20,
  scheduledOn: '2026-11-26',
  startTime: '13:30',
  endTime: '15:00',
  siteAddress: '松本市例示通2丁目',
  inspectedOn: null,
  attendees: null,
  findings: null,
  result: 0,
  photosBefore: [],
};

/** Years after the payment: what it is about, and who was there. */
export const auditReport: Schemas['MyPageReport'] = {
  ...plannedReport,
  id: 10,
  kind: 2,
  scheduledOn: '2026-12-03',
  items: [],
  photosAfter: [],
};

const reports = [aReport, plannedReport];
const summaries = reports.map(summaryOf);

/** The inspections that `aReport` stands among, as the lists have them. */
export const plannedSummary = summaryOf(plannedReport);

/** The my page that is inspected, with the company's contact; made when asked for, as that file needs this one. */
const inspectedOf = ({ mypage }: Schemas['MyPageReport']): Schemas['MyPage'] => ({
  ...mamekuraAdminPage,
  id: mypage.id,
  displayCode: mypage.displayCode,
  planTitle: mypage.planTitle,
  projectId: mypage.projectId,
  project: { ...mamekuraAdminPage.project, id: mypage.projectId, shortName: mypage.projectName },
  corporationId: mypage.corporationId,
  applicationId: mypage.id,
  corporation: { ...mamekuraAdminPage.corporation, id: mypage.corporationId, name: mypage.corporationName },
});

/** The same inspections with one on site, years after the payment. */
export const auditHandlers = (): MockHandlers => {
  const all = [...reports, auditReport];
  return {
    ...reportHandlers,
    listMyPageReports: ({ query }) => reply(rowsAsked(all.map(summaryOf), query)),
    getMyPageReport: recordAsked(all),
  };
};

/** Inspections of one inspector: one being written, one to come. */
export const reportHandlers: MockHandlers = {
  ...workCountsOf({ reports: () => summaries }),
  listMyPageReports: ({ query }) => reply(rowsAsked(summaries, query)),
  getMyPageReport: recordAsked(reports),
  updateMyPageReport: reply(aReport, aReport.version),
  addMyPageReportPhoto: reply(aReport, aReport.version),
  getMyPage: (request) => recordAsked(reports.map(inspectedOf))(request),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};
