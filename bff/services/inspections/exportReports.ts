import type { Scope } from '#bff/core/scope.ts';
import { exportTexts } from '#bff/text/lists/exports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { type AskedFile, allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn } from '../exports/table.ts';
import { undertakingColumns } from '../exports/undertakingColumns.ts';
import { listReports, type ReportSearch } from './listReports.ts';
import type { ReportSummary } from './reportViews.ts';

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
