import type { FactsRow } from '#bff/data/myPages/myPageFacts.ts';
import { DocumentCheckStatus, DocumentType, InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import type { RequestState, UndertakingFacts } from '#bff/programmes/sections.ts';

/** How far the papers are with which the business asks for something. */
const requestOf = ({ sections }: FactsRow, documentType: number): RequestState => {
  const papers = sections.filter((section) => section.documentType === documentType);
  if (papers.length === 0) return 'none';
  return papers.some(({ status }) => status === DocumentCheckStatus.Confirmed) ? 'approved' : 'begun';
};

/** Somebody is to inspect on site, or does; once a report of the product is approved, it is the paper. */
const awaitsInspection = ({ inspectorUserId, reports }: FactsRow): boolean =>
  (inspectorUserId !== null || reports.length > 0) &&
  !reports.some(({ status }) => status === InspectionReportStatus.Approved);

/** What the conditions of documents read of an undertaking, as of a day. */
export const conditionFactsOf = (row: FactsRow, today: string): UndertakingFacts => {
  const [plan] = row.expensePlans;
  return {
    today,
    expenses: plan?.items ?? [],
    lendsEquipment: plan?.lendsEquipment ?? false,
    taxStatus: row.corporation.taxStatus,
    awaitsInspection: awaitsInspection(row),
    plannedCompletionOn: row.plannedCompletionOn,
    completionOn: row.completionOn,
    completionDeadline: row.project.completionDeadline,
    change: requestOf(row, DocumentType.ChangeApplicationForm),
    delay: requestOf(row, DocumentType.DelayReportForm),
    suspension: requestOf(row, DocumentType.SuspensionApplicationForm),
  };
};
