import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/paymentImport.json' with { type: 'json' };

/** Texts of taking a table over into the payment list, for the company and the office. */
export const importText = texts('paymentImport', words);
