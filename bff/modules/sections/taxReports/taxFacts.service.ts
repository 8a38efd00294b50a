import { DocumentType, RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { type TaxProblem, taxProblemsOf } from '#rules/tax/taxProblems.ts';
import { needsTaxEvidence, TAX_METHODS, type TaxMethod, taxReturnOf } from '#rules/tax/taxReturn.ts';
import type { SectionDetail } from '../sections.data.ts';
import type { TaxReportRow } from './taxReports.data.ts';
import { taxReasons as reasons } from './taxReports.words.ts';

/** The parts of a section that its report on consumption tax is read from. */
export type TaxSection = Pick<SectionDetail, 'documentType' | 'taxReport'> & {
  readonly myPage: Pick<SectionDetail['myPage'], 'confirmedAmount'>;
};

/** Whether a section is the report on consumption tax. */
export const isTaxReport = ({ documentType }: Pick<SectionDetail, 'documentType'>): boolean =>
  documentType === DocumentType.TaxDeductionReport;

/** @throws RangeError for a number that the contract does not know */
export const taxMethodOf = ({ method }: Pick<TaxReportRow, 'method'>): TaxMethod => {
  const name = TAX_METHODS[method];
  if (name === undefined) throw new RangeError(`no TaxReportMethod ${method}`);
  return name;
};

/** yen, the confirmed amount; 0 while it is open. */
export const subsidyOf = ({ myPage }: TaxSection): number => myPage.confirmedAmount ?? 0;

/** What is to be given back by a report, with its calculation. */
export const taxReturnOfSection = (section: TaxSection, report: TaxReportRow) =>
  taxReturnOf(taxMethodOf(report), report, subsidyOf(section));

/** What is missing in a report, or cannot be true. */
export const taxProblems = (section: TaxSection, report: TaxReportRow): TaxProblem[] =>
  taxProblemsOf(taxMethodOf(report), report, subsidyOf(section));

/** Why a report cannot be handed in; the files that lie with it are the caller's to count. */
export const taxRefusal = (section: TaxSection, fileCount: number): string | null => {
  const { taxReport: report } = section;
  if (report === null) return reasons.notEntered;
  if (taxProblems(section, report).length > 0) return reasons.hasProblems;
  return needsTaxEvidence(taxMethodOf(report)) && fileCount === 0 ? reasons.noEvidence : null;
};

/** What is ordered back after a report, unless nobody asks for it any more. */
export const liveClaimOf = ({ taxReport }: Pick<SectionDetail, 'taxReport'>) => {
  const claim = taxReport?.recovery ?? null;
  return claim === null || claim.status === RecoveryStatus.Withdrawn ? null : claim;
};
