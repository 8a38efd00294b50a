import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listReports, type ReportSearch } from './listReports.service.ts';
import type { ReportSummary } from './reportViews.service.ts';

const words = exportTexts.report;

const columns = (): ExportColumn<ReportSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'scheduledOn', heading: words.scheduledOn, cellOf: ({ scheduledOn }) => scheduledOn },
    { of: 'scheduledOn', heading: words.startTime, cellOf: ({ startTime }) => startTime },
    { of: 'scheduledOn', heading: words.endTime, cellOf: ({ endTime }) => endTime },
    ...undertakingColumns,
    { of: 'kind', heading: words.kind, cellOf: ({ kind }) => enumLabel('InspectionKind', kind) },
    { of: 'kind', heading: words.method, cellOf: ({ method }) => enumLabel('InspectionMethod', method) },
    {
      of: 'place',
      heading: words.sitePrefecture,
      cellOf: ({ sitePrefecture }) => enumLabel('Prefecture', sitePrefecture),
    },
    { of: 'place', heading: words.siteAddress, width: 40, cellOf: ({ siteAddress }) => siteAddress },
    {
      of: 'status',
      heading: words.status,
      cellOf: ({ status }) => enumLabel('InspectionReportStatus', status),
    },
    { of: 'result', heading: words.result, cellOf: ({ result }) => enumLabel('InspectionResult', result) },
    { of: 'inspector', heading: words.inspectorName, cellOf: ({ inspectorName }) => inspectorName },
    { of: 'photos', heading: words.photoCount, cellOf: ({ photoCount }) => photoCount },
  ];
};

/** The list of inspections as a file. */
export const exportReports = (scope: Scope, { search, keys, ...file }: AskedFile<ReportSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.reports,
    columns: columns(),
    rows: allRows(keys, (request) => listReports(scope, search, request)),
    target: { kind: 'myPageReport', id: 0 },
    filter: search,
  });
