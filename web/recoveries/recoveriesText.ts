import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/recoveries.json' with { type: 'json' };

/** Texts of money to be paid back, for the business and the office. */
export const recoveriesText = texts('recoveries', words);
