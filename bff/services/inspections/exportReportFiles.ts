import type { Scope } from '#bff/core/scope.ts';
import { documentArchive } from '../exports/documentArchive.ts';
import { inspectionPapersOf } from '../papers/inspectionPapers.ts';
import { idsOfReports, type ReportSearch } from './listReports.ts';

/** The reports and photos of many inspections as one zip. @throws INVALID_PARAMETER as `documentArchive` */
export const exportReportFiles = (scope: Scope, search: ReportSearch) =>
  documentArchive(scope, {
    kind: 'report',
    idsOf: (most) => idsOfReports(scope, search, most),
    madeFor: (ids) => inspectionPapersOf(scope, ids),
    filter: search,
  });
