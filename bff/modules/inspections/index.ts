/* What other modules may use of this one (README.md). */
export { takesPlaceSql } from './comingInspections.data.ts';
export { isPossibleInspector } from './editReport.service.ts';
export { holdReport, requireReport } from './holdReport.service.ts';
export { updateReportUnseen } from './inspectionReports.service.ts';
export { findApprovedReport, lastApprovedReport, type ReportRow } from './inspections.data.ts';
export { inspectionRoutes } from './inspections.routes.ts';
export { inspectionMessages } from './inspections.words.ts';
export { idsOfReports, listReports, type ReportSearch } from './listReports.service.ts';
export { inspectionLists } from './lists.ts';
export { isEditable } from './reportGuards.service.ts';
export { listReportHeads } from './reportLists.data.ts';
export { reportList } from './reports.list.ts';
export { type InspectionItem, itemsOf } from './reportViews.service.ts';
