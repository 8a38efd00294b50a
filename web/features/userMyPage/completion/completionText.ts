import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/completion.json' with { type: 'json' };

/** Texts of the page on which a business reports that its work is completed. */
export const completionText = texts('completion', words);
