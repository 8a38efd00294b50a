import type { RetainedPeriods } from './retained.data.ts';

/**
 * How long what no round says itself is kept. A round says its years (`Project.retentionYears`, 5 by default), counted
 * from the 31st of March that ends the fiscal year in which all was over: so the guidelines of grants (交付要綱) ask
 * businesses to keep their books "for five years after the end of the fiscal year in which the undertaking was
 * completed", and five years is when a claim of the state lapses (会計法 30条). 補助金適正化法 names no term of its own;
 * its 22条 binds property until the end of its restriction, whose undertaking is kept as long.
 */
export const RETENTION_PERIODS = {
  // A quarter, as questions about a call come for weeks after it has closed.
  draftDays: 90,
  // As long as a session says from where it came (forgetOldRecords).
  stoppedAccountDays: 365,
} as const satisfies RetainedPeriods;
