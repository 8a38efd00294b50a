import { InspectionReportStatus, InspectionResult } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { inspectorWorld, officeWorld } from '../../world/world.ts';
import { mamekuraAdminPage } from '../myPages/adminMyPages.ts';
import { workCountHandlers } from '../office/workCounts.ts';

/*
 * Inspections, as the one world tells of them; that of 北のこむぎ製粉 before its inspector had written it to the end.
 */

type Schemas = components['schemas'];
type Report = Schemas['MyPageReport'];

const approved = officeWorld.saw('getMyPageReport', 6);

/** A report that an inspector is writing: one photo after is missing. */
export const aReport: Report = {
  ...approved,
  version: 3,
  status: InspectionReportStatus.Draft,
  items: approved.items
    .slice(0, 1)
    .map((item) => ({ ...item, isWorking: null, hasLabel: null, difference: null })),
  findings: '製粉ライン（2台のうち1台）に表示シールがありません。',
  result: InspectionResult.PassedWithRemarks,
  photosBefore: approved.photosBefore.slice(0, 1),
  photosAfter: [],
  ...{ submittedAt: null, approvedByName: null, approvedAt: null },
  availableActions: [{ action: 'submit', allowed: false, reason: '写真が1枚足りません' }],
};

/** The next inspection, not made yet. */
export const plannedReport = inspectorWorld.saw('getMyPageReport', 7);

/** Years after the payment: what it is about, and who was there. */
const auditReport: Report = {
  ...officeWorld.saw('getMyPageReport', 3),
  availableActions: plannedReport.availableActions,
};

const written: readonly Report[] = [aReport, plannedReport, auditReport];
const reports = officeWorld
  .sawAll('getMyPageReport')
  .map((report) => written.find(({ id }) => id === report.id) ?? report);

const rows = officeWorld.saw('listMyPageReports').items;
const row = rows.find(({ id }) => id === aReport.id);
if (row === undefined) throw new Error('The world does not list the report');

/** The same in a list. */
export const aReportSummary: Schemas['MyPageReportSummary'] = {
  ...row,
  version: aReport.version,
  status: aReport.status,
  result: aReport.result,
  photoCount: 1,
};

const summaries = rows.map((one) => (one.id === aReportSummary.id ? aReportSummary : one));

/** The my page that is inspected, with the company's contact. */
const inspectedOf = ({ mypage }: Report): Schemas['MyPage'] => ({
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

/** Inspections in each state, and those on site years after the payment. */
export const reportHandlers: MockHandlers = {
  ...workCountHandlers,
  listMyPageReports: ({ query }) => reply(rowsAsked(summaries, query)),
  getMyPageReport: recordAsked(reports),
  updateMyPageReport: reply(aReport, aReport.version),
  addMyPageReportPhoto: reply(aReport, aReport.version),
  getMyPage: recordAsked(reports.map(inspectedOf)),
  listProjects: reply(officeWorld.saw('listProjects')),
};
