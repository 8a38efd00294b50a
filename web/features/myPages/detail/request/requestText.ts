import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/requestDocument.json' with { type: 'json' };

/** Texts of asking a business for one more document. */
export const requestText = texts('requestDocument', words);
