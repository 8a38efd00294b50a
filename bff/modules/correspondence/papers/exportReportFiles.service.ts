import type { Scope } from '#bff/core/scope.ts';
import { idsOfReports, type ReportSearch } from '#bff/modules/inspections/index.ts';
import { documentArchive } from '#bff/parts/lists/exports/documentArchive.service.ts';
import { inspectionPapersOf } from './inspectionPapers.service.ts';

/** The reports and photos of many inspections as one zip. @throws INVALID_PARAMETER as `documentArchive` */
export const exportReportFiles = (scope: Scope, search: ReportSearch) =>
  documentArchive(scope, {
    kind: 'report',
    idsOf: (most) => idsOfReports(scope, search, most),
    madeFor: (ids) => inspectionPapersOf(scope, ids),
    filter: search,
  });
