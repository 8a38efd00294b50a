import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/payouts.json' with { type: 'json' };

/** Texts of the payments of the subsidy, for the business and the office. */
export const payoutsText = texts('payouts', words);
