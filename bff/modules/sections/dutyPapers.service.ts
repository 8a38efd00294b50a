import { DocumentType, DutyKind } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { propertyTitle, yearTitle } from './dutyPapers.words.ts';

/** The paper by which a duty is done. */
export const paperOf: { readonly [kind: number]: DocumentType } = {
  [DutyKind.EffectReport]: DocumentType.EffectReport,
  [DutyKind.TaxReport]: DocumentType.TaxDeductionReport,
  [DutyKind.PropertyConfirmation]: DocumentType.PropertyLabelPhoto,
};

type NamedDuty = {
  readonly kind: number;
  readonly year: number;
  readonly myPage: { readonly project: { readonly effectReportYears: number } };
};

/** What a duty is called; of those that come every year, with the year. */
export const dutyTitle = ({ kind, year, myPage }: NamedDuty): string => {
  const name = contractFacts().enumLabel('DocumentType', paperOf[kind] ?? DocumentType.EffectReport);
  if (kind === DutyKind.PropertyConfirmation) return propertyTitle(year);
  if (kind === DutyKind.TaxReport) return name;
  return yearTitle(name, year, myPage.project.effectReportYears);
};
