import { officeLabels } from '#rules/words/office.ts';
import { recordNames } from '#rules/words/records.ts';

/** How the offices are called towards companies and applicants, and the product itself towards everybody. */
export const officeNames = {
  desk: recordNames.office,
  ministry: '農林水産省',
  inspection: '検査機関',
  system: officeLabels.system,
} as const;
