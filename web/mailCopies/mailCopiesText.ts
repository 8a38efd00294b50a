import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/mailCopies.json' with { type: 'json' };

/** Texts of the further addresses of a business, for it and for the office. */
export const mailCopiesText = texts('mailCopies', words);
