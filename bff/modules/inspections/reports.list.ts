import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byDay, byInstant, byNumber } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { countReports, idsOfReports, listReports } from './listReports.service.ts';

const words = exportTexts.report;

/** Inspections and their reports. */
export const reportList = describeList({
  list: 'listMyPageReports',
  file: 'exportMyPageReports',
  view: 'reports',
  page: '/admin/mypage_report',
  conditions: {
    id: 'ids',
    project_id: 'projectId',
    kind: 'kinds',
    status: 'statuses',
    result: 'results',
    prefecture: 'prefectures',
    scheduledFrom: 'scheduledFrom',
    scheduledTo: 'scheduledTo',
    submittedFrom: 'submittedFrom',
    submittedTo: 'submittedTo',
    inspectorUserId: 'inspectorUserId',
    mine: 'isMine',
    q: 'q',
  },
  orders: {
    scheduledOn: [byDay('scheduledOn')],
    status: [byNumber('status')],
    updatedAt: [byInstant('updatedAt')],
  },
  firstOrder: 'scheduledOn',
  read: listReports,
  count: countReports,
  present: wire,
  bulk: { of: ['reports'], ids: idsOfReports },
  counters: { inspectionsToday: (today) => ({ scheduledFrom: today, scheduledTo: today }) },
  exported: () => ({
    name: exportTexts.reports,
    target: { kind: 'myPageReport', id: 0 },
    columns: [
      { of: 'scheduledOn', heading: words.scheduledOn, cellOf: ({ scheduledOn }) => scheduledOn },
      { of: 'scheduledOn', heading: words.startTime, cellOf: ({ startTime }) => startTime },
      { of: 'scheduledOn', heading: words.endTime, cellOf: ({ endTime }) => endTime },
      ...undertakingColumns,
      { of: 'kind', heading: words.kind, cellOf: ({ kind }) => labelOf('InspectionKind', kind) },
      { of: 'kind', heading: words.method, cellOf: ({ method }) => labelOf('InspectionMethod', method) },
      {
        of: 'place',
        heading: words.sitePrefecture,
        cellOf: ({ sitePrefecture }) => labelOf('Prefecture', sitePrefecture),
      },
      { of: 'place', heading: words.siteAddress, width: 40, cellOf: ({ siteAddress }) => siteAddress },
      {
        of: 'status',
        heading: words.status,
        cellOf: ({ status }) => labelOf('InspectionReportStatus', status),
      },
      { of: 'result', heading: words.result, cellOf: ({ result }) => labelOf('InspectionResult', result) },
      { of: 'inspector', heading: words.inspectorName, cellOf: ({ inspectorName }) => inspectorName },
      { of: 'photos', heading: words.photoCount, cellOf: ({ photoCount }) => photoCount },
    ],
  }),
});
