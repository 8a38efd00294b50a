import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/papers.json' with { type: 'json' };

/** Texts of the papers that the office issues, for the business and the office. */
export const papersText = texts('papers', words);
