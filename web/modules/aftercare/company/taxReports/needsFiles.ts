import { needsTaxEvidence, TAX_METHODS } from '#rules/tax/taxReturn.ts';
import type { TaxReport } from '#web/modules/aftercare/shared/taxReports/taxReport.ts';

/** Whether papers go with the report: also while nobody can tell. */
export const needsFiles = ({ method }: Pick<TaxReport, 'method'>): boolean => {
  const name = method === null ? undefined : TAX_METHODS[method];
  return name === undefined || needsTaxEvidence(name);
};
