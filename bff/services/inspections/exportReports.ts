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
    { heading: words.scheduledOn, cellOf: ({ scheduledOn }) => scheduledOn },
    { heading: words.startTime, cellOf: ({ startTime }) => startTime },
    { heading: words.endTime, cellOf: ({ endTime }) => endTime },
    ...undertakingColumns,
    { heading: words.kind, cellOf: ({ kind }) => enumLabel('InspectionKind', kind) },
    { heading: words.method, cellOf: ({ method }) => enumLabel('InspectionMethod', method) },
    {
      heading: words.sitePrefecture,
      cellOf: ({ sitePrefecture }) => enumLabel('Prefecture', sitePrefecture),
    },
    { heading: words.siteAddress, width: 40, cellOf: ({ siteAddress }) => siteAddress },
    { heading: words.status, cellOf: ({ status }) => enumLabel('InspectionReportStatus', status) },
    { heading: words.result, cellOf: ({ result }) => enumLabel('InspectionResult', result) },
    { heading: words.inspectorName, cellOf: ({ inspectorName }) => inspectorName },
    { heading: words.photoCount, cellOf: ({ photoCount }) => photoCount },
  ];
};

/** The list of inspections as a file. */
export const exportReports = (scope: Scope, { format, search, keys }: AskedFile<ReportSearch>) =>
  exportList(scope, {
    format,
    name: exportTexts.reports,
    columns: columns(),
    rows: allRows(keys, (request) => listReports(scope, search, request)),
    target: { kind: 'myPageReport', id: 0 },
    filter: search,
  });
