import type { components } from '#web/api/generated/types.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/taxReports.json' with { type: 'json' };

/** Texts of the report on consumption tax, for the business and the office. */
export const taxText = texts('taxReports', words);

export type TaxReport = components['schemas']['TaxReport'];
