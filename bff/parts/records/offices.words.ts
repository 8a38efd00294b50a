import * as officeWords from '#rules/words/office.ts';
import * as recordWords from '#rules/words/records.ts';

/** How the offices are called towards companies and applicants, and the product itself towards everybody. */
export const officeNames = {
  desk: recordWords.office,
  ministry: '農林水産省',
  inspection: '検査機関',
  system: officeWords.officeSystem,
} as const;
