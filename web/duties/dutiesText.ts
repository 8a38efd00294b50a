import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/duties.json' with { type: 'json' };

/** Texts of what is owed after the payment, for the business and the office. */
export const dutiesText = texts('duties', words);
